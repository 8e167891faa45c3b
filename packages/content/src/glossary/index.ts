import type { Term } from '@otm/schema';
import { bookTerms } from './book.ts';
import { deltaTerms } from './delta.ts';
import { orderTerms } from './orders.ts';
import { platformTerms } from './platform.ts';
import { pressureTerms } from './pressure.ts';
import { profileTerms } from './profile.ts';
import { riskTerms } from './risk.ts';
import { structureTerms } from './structure.ts';
import { vwapTerms } from './vwap.ts';

/** Every term of the glossary; pages sort them by name in their language. */
export const glossary: readonly Term[] = [
  ...bookTerms,
  ...orderTerms,
  ...deltaTerms,
  ...pressureTerms,
  ...profileTerms,
  ...vwapTerms,
  ...structureTerms,
  ...platformTerms,
  ...riskTerms,
];
