/** Plays a video in place when its poster is clicked. */
export function hydrate(video: HTMLElement): void {
  const poster = video.querySelector('a');
  if (!poster) return;
  poster.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = createPlayer(poster);
    video.replaceChildren(player, createPageLink(poster));
    player.focus();
  });
  // A closed modal must be silent.
  video.closest('dialog')?.addEventListener('close', () => video.replaceChildren(poster));
}

/** Creates the link below the player: whether the host has sent anything is hidden from the page. */
function createPageLink({ href, dataset }: HTMLAnchorElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'otm-video__page';
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = dataset.open ?? '';
  return link;
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
