/** What a page says of itself to browsers and search engines. */
export interface PageMeta {
  /** The document's title: unique in its language, 15 to 65 characters. */
  readonly title: string;
  /** The description: unique in its language, 70 to 160 characters. */
  readonly description: string;
}

/** A heading with the sentences below it. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** A video of the video host, embedded by id and loaded only when the visitor asks. */
export interface Video {
  /** The host's id of the video. */
  readonly id: string;
  readonly title: string;
  /** What the video says, for those who do not play it. */
  readonly summary: string;
  /** Running time as a visitor reads it, for example `2:10`. */
  readonly duration: string;
}
