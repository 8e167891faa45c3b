/** A visitor's system preferences, by the names of the media features. */
export interface Media {
  readonly forcedColors: 'none' | 'active';
  readonly reducedMotion: 'no-preference' | 'reduce';
  readonly contrast: 'no-preference' | 'more';
}
