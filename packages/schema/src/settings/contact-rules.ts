import * as v from 'valibot';
import { isPublicName, isSampleHost } from './hosts.ts';
import type { RuleId } from './messages.ts';
import { must, text } from './text-rules.ts';

/** An e-mail address that exists for visitors: the HTML rule with a dotted, public domain. */
export const email = v.pipe(
  text,
  must(
    (it) =>
      /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(it),
    'email',
  ),
  must(
    (it) =>
      !isSampleHost(it.replace(/.*@/, '')) &&
      !/^(?:your?|your\w+|name|someone|test|user|username)@/i.test(it),
    'sample-email',
  ),
  must((it) => isPublicName(it.replace(/.*@/, '')), 'email'),
  must((it) => !/^(?:do-?not-?|no-?)reply@/i.test(it), 'no-reply'),
);

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** An international phone number, as the chat reads it. */
export const phone = v.pipe(
  text,
  must((it) => /^\+?[1-9][\d -]*$/.test(it) && /^\d{7,15}$/.test(digitsOf(it)), 'phone'),
  must(
    (it) => !/^1555|^1\d{3}55501\d\d$|^(\d)\1+$|^1?23456789/.test(digitsOf(it)),
    'fictional-phone',
  ),
  // A number of North America has ten digits after its 1, and no area begins with 0 or 1.
  must((it) => /^(?!1)|^1[2-9]\d\d[2-9]\d{6}$/.test(digitsOf(it)), 'phone'),
);

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
