/** What an owner may still have to set, in the order in which the page lists it. */
export const unsetKinds = ['sandbox', 'business', 'settings', 'reviews', 'videos'] as const;

/** A kind of thing that an owner may still have to set. */
export type UnsetKind = (typeof unsetKinds)[number];
