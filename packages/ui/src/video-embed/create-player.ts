/** The player that a video host offers for a video. */
export interface Player {
  /** The page to frame. */
  readonly embedUrl: string;
  /** The accessible name of the frame. */
  readonly title: string;
}

/** Creates a video host's player, which loads once it's in the page. */
export function createPlayer({ embedUrl, title }: Player): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.src = embedUrl;
  player.title = title;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The video host refuses frames without a referrer.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  return player;
}
