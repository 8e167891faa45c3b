/** Plays a video in place when its poster is clicked. */
export function hydrate(video: HTMLElement): void {
  const poster = video.querySelector('a');
  if (!poster) return;
  poster.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    poster.hidden = true;
    const player = createPlayer(poster);
    video.append(player);
    player.focus();
  });
  // A closed modal must be silent.
  video.closest('dialog')?.addEventListener('close', () => {
    video.querySelector('iframe')?.remove();
    poster.hidden = false;
  });
}

/** Creates the video host's player for a poster. */
function createPlayer({ dataset }: HTMLAnchorElement): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.src = dataset.embed ?? '';
  player.title = dataset.title ?? '';
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The video host refuses frames without a referrer.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  return player;
}
