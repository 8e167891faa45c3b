/** The monthly prices of the alternative landing page, in US dollars; no other page shows them. */
export const monthlyPrices = { basic: 99, pro: 199, premium: 299 } as const;
