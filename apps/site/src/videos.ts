/** The page of a video on its host: where its link leads without JavaScript. */
export const videoPageUrl = (id: string) =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** The player of a video, framed after the visitor has pressed play. */
export const videoEmbedUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;

/** The only other site that a page may frame. */
export const videoOrigin = 'https://www.youtube-nocookie.com';
