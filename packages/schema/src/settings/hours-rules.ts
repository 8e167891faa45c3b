import * as v from 'valibot';
import type { RuleId } from './messages.ts';
import { must, text } from './text-rules.ts';

const weekdays = 'Mo|Tu|We|Th|Fr|Sa|Su';

/** Whether each day appears once, and no range runs backwards. */
function isInOrder(days: string): boolean {
  const week = weekdays.split('|');
  const seen = days.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    return week.slice(week.indexOf(first), week.indexOf(last) + 1);
  });
  return (
    days
      .split(',')
      .every((part) => week.indexOf(part.slice(0, 2)) <= week.indexOf(part.slice(-2))) &&
    new Set(seen).size === seen.length
  );
}

/** Days of the week, as in schema.org. */
export const days = v.pipe(
  text,
  must(
    (it) => new RegExp(`^(?:(?:${weekdays})(?:-(?:${weekdays}))?(?:,|$))+(?<!,)$`).test(it),
    'days',
  ),
  must(isInOrder, 'days'),
);

/** A time of day. */
export const time = v.pipe(
  text,
  must((it) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(it), 'time'),
);

/** Whole hours from UTC. */
export const utcOffset = v.pipe(
  v.number('utc-offset' satisfies RuleId),
  v.check((it) => Number.isInteger(it) && it >= -12 && it <= 14, 'utc-offset' satisfies RuleId),
);
