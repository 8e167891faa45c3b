/** A page's metadata for browsers and search engines. */
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

/** A hosted video, loaded only when the visitor plays it. */
export interface Video {
  /** The host's id of the video. */
  readonly id: string;
  readonly title: string;
  /** A summary for visitors who don't play it. */
  readonly summary: string;
  /** The running time as visitors read it, for example `2:10`. */
  readonly duration: string;
}
