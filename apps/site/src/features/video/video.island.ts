/** What the loader calls when a visitor comes near a video: pressing it plays it right here. */
export function hydrate(video: HTMLElement): void {
  const poster = video.querySelector('a');
  if (!poster) return;
  poster.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    poster.hidden = true;
    const player = playerOf(poster);
    video.append(player);
    player.focus();
  });
  // A modal that is shut must fall silent.
  video.closest('dialog')?.addEventListener('close', () => {
    video.querySelector('iframe')?.remove();
    poster.hidden = false;
  });
}

/** The video host's player for a poster. */
function playerOf({ dataset }: HTMLAnchorElement): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.src = dataset.embed ?? '';
  player.title = dataset.title ?? '';
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The video host answers with an error to a frame that hides where it stands.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  return player;
}
