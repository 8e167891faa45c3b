import type { Localized } from './locale.ts';

/** A place on a capture that a number marks. */
export interface CaptureSpot {
  /** Distances from the left and from the top, in percent of the picture. */
  readonly x: number;
  readonly y: number;
  readonly text: Localized<string>;
}

/** A real picture of an indicator in the trading platform. */
export interface Capture {
  /** The path of the picture on the site. */
  readonly src: string;
  /** Its size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: Localized<string>;
  /** The product's version, for example `2.5`. */
  readonly version: string;
  /** The traded instrument, for example `ES 12-26`. */
  readonly instrument: string;
  /** The day that the picture shows, as an ISO date. */
  readonly date: string;
  /** At most four, in reading order. */
  readonly spots: readonly CaptureSpot[];
}
