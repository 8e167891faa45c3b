/** The services that can count visits, by their names in `.env`. */
export const visitCounters = ['plausible', 'umami', 'beacon'] as const;

/** The name of a service that counts visits; `beacon` is a collector of the owner's. */
export type VisitCounter = (typeof visitCounters)[number];
