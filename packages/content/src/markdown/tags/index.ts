import { chart } from './chart.ts';
import { facts } from './facts.ts';
import { questions } from './questions.ts';
import { results } from './results.ts';
import { quote, risk, testimonials } from './statements.ts';
import { story } from './story.ts';
import type { BlockTag } from './tag.ts';

/** The tags that are blocks, by name. */
export const blockTags: Readonly<Record<string, BlockTag>> = {
  chart,
  facts,
  questions,
  quote,
  results,
  risk,
  story,
  testimonials,
};
