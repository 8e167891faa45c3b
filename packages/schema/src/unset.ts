/** The kinds of settings that an owner may still have to make, in the page's order. */
export const unsetKinds = [
  'sandbox',
  'business',
  'facts',
  'settings',
  'reviews',
  'videos',
  'captures',
] as const;

/** A kind of setting that an owner may still have to make. */
export type UnsetKind = (typeof unsetKinds)[number];
