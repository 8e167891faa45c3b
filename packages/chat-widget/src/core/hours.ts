import { report } from './report.ts';

/** When an account replies. */
export interface Availability {
  /**
   * Weekly rules: `Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00`.
   * @defaultValue always
   */
  hours?: string | null | undefined;
  /**
   * IANA time zone of the hours: `America/New_York`; GMT-4 is `Etc/GMT+4`.
   * @defaultValue the visitor's
   */
  zone?: string | null | undefined;
  /** Days off: `2026-12-25` once, `12-25` every year; separated by spaces or commas. */
  holidays?: string | null | undefined;
}

/** Two weeks, so that a range such as `Fr-Mo` is one slice. */
const week = 'SuMoTuWeThFrSaSuMoTuWeThFrSa';

/** Whether a list such as `Mo-Fr,Su` includes a day; an empty list includes all. */
const includesDay = (list: string, day: string) =>
  !list ||
  list.split(',').some((range) => {
    const [from = '', to = from] = range.split('-');
    const start = week.indexOf(from);
    const days = week.slice(start, week.indexOf(to, start) + 2);
    if (days.length < 2) throw new RangeError(range);
    return days.includes(day);
  });

/**
 * Whether a rule includes a day and an `HH:MM` time.
 * @throws RangeError when the rule cannot be parsed.
 */
function ruleIncludes(rule: string, day: string, time: string): boolean {
  const start = rule.search(/\d/);
  return rule
    .slice(start)
    .split(',')
    .some((slot) => {
      const [, from = '', to = ''] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(slot) ?? [];
      if (from >= to) throw new RangeError(slot);
      return includesDay(rule.slice(0, start), day) && time >= from && time < to;
    });
}

/** Whether an account replies now. Unusable hours or zones are reported and count as always. */
export function isAvailable({ hours, zone, holidays }: Availability, now: Date): boolean {
  // Most widgets have no hours, and converting a time zone is the slowest step of a render.
  if (!hours && !holidays) return true;
  try {
    // The Swedish locale formats dates like ISO: `2026-11-21 08:05`.
    const local = now.toLocaleString('sv', { timeZone: zone || undefined });
    const date = local.slice(0, 10);
    const off = (holidays ?? '').split(/[\s,]+/);
    if (off.includes(date) || off.includes(date.slice(5))) return false;
    const rules = hours?.replace(/\s/g, '').split(';');
    const weekday = new Date(date).getUTCDay() * 2;
    const day = week.slice(weekday, weekday + 2);
    return !rules || rules.some((rule) => ruleIncludes(rule, day, local.slice(11, 16)));
  } catch {
    report('hours', hours);
    return true;
  }
}
