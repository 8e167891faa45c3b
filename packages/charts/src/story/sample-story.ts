import type { Localized, StorySession, StoryStep } from '@otm/schema';

/** A session for stories and tests: balance, a push, absorption, and a turn. */
export const sampleStorySession: StorySession = {
  seed: 12,
  parts: [
    { name: 'balance', until: 0.14, reversion: 0.012 },
    { name: 'push', until: 0.3, bias: -0.06 },
    { name: 'absorption', until: 0.45, bias: -0.15, refill: 0.82 },
    { name: 'turn', until: 1, bias: 0.04 },
  ],
};

/** Steps for that session. */
export const sampleSteps: Localized<readonly StoryStep[]> = {
  en: [
    { mark: 'balance', title: 'Balance', text: 'Both sides trade, and price stays.' },
    { mark: 'push', title: 'Push', text: 'Sellers hit the bid, and price gives way.' },
    { mark: 'absorption', title: 'Absorption', text: 'They sell as much, and price stays.' },
    { mark: 'turn', title: 'Turn', text: 'Buyers lift the ask, and price follows.' },
  ],
  es: [
    { mark: 'balance', title: 'Equilibrio', text: 'Operan los dos lados y el precio no avanza.' },
    { mark: 'push', title: 'Empuje', text: 'Los vendedores golpean el bid y el precio cede.' },
    { mark: 'absorption', title: 'Absorción', text: 'Venden lo mismo y el precio ya no cede.' },
    { mark: 'turn', title: 'Giro', text: 'Los compradores toman el ask y el precio sube.' },
  ],
};
