import * as v from 'valibot';
import type { RuleId } from './messages.ts';
import { must, text } from './text-rules.ts';

/** An amount of US dollars, with at most two decimals. */
export const price = v.pipe(
  v.number('price' satisfies RuleId),
  v.check((it) => Number.isFinite(it) && it > 0, 'price' satisfies RuleId),
  v.check((it) => Math.abs(it * 100 - Math.round(it * 100)) < 1e-6, 'cents' satisfies RuleId),
);

/** The number of parts of an installment plan. */
export const parts = v.pipe(
  v.number('parts' satisfies RuleId),
  v.check((it) => Number.isInteger(it) && it >= 2 && it <= 60, 'parts' satisfies RuleId),
);

/** A color as the charts and cards use it. */
export const color = v.pipe(
  text,
  must((it) => /^#[\da-f]{6}$/i.test(it), 'color'),
);
