import { createPlayer } from './create-player.ts';

/** Plays a `VideoEmbed` in place when its poster is clicked: the work of the script at its `islandUrl`. */
export function playInPlace(video: HTMLElement): void {
  const poster = video.querySelector('a');
  if (!poster) return;
  const { embed = '', title = '' } = poster.dataset;
  poster.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = createPlayer({ embedUrl: embed, title });
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
