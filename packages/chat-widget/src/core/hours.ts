import { report } from './report.ts';

/** When somebody answers. */
export interface Availability {
  /** Weekly rules: `Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00`. Absent: always. */
  hours?: string | null | undefined;
  /** IANA name of the hours' zone: `America/New_York`; GMT-4 is `Etc/GMT+4`. Default: the visitor's. */
  zone?: string | null | undefined;
  /** Days off, as `2026-12-25` for one year or `12-25` for every year, separated by spaces or commas. */
  holidays?: string | null | undefined;
}

const week = 'SuMoTuWeThFrSaSuMoTuWeThFrSa';

/** Whether `Mo-Fr,Su` names the day `Mo`; an empty list names all. */
const covers = (list: string, day: string) =>
  !list ||
  list.split(',').some((range) => {
    const [from = '', to = from] = range.split('-');
    const start = week.indexOf(from);
    const days = week.slice(start, week.indexOf(to, start) + 2);
    if (days.length < 2) throw range;
    return days.includes(day);
  });

/** Whether a rule covers a day and an `HH:MM` time; what is no rule throws. */
function ruleCovers(rule: string, day: string, time: string): boolean {
  const start = rule.search(/\d/);
  return rule
    .slice(start)
    .split(',')
    .some((slot) => {
      const [, from = '', to = ''] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(slot) ?? [];
      if (from >= to) throw slot;
      return covers(rule.slice(0, start), day) && time >= from && time < to;
    });
}

/** Whether somebody answers now; hours or a zone that cannot be read are reported and count as always. */
export function isAvailable({ hours, zone, holidays }: Availability, now: Date): boolean {
  // Most widgets have none, and asking for a zone's time is the slowest thing that they would do.
  if (!hours && !holidays) return true;
  try {
    // Swedish writes a date as ISO does, `2026-11-21 08:05`, whichever clock the visitor uses.
    const local = now.toLocaleString('sv', { timeZone: zone || undefined });
    const date = local.slice(0, 10);
    const off = (holidays ?? '').split(/[\s,]+/);
    if (off.includes(date) || off.includes(date.slice(5))) return false;
    const rules = hours?.replace(/\s/g, '').split(';');
    const weekday = new Date(date).getUTCDay() * 2;
    const day = week.slice(weekday, weekday + 2);
    return !rules || rules.some((rule) => ruleCovers(rule, day, local.slice(11, 16)));
  } catch {
    report('hours', hours);
    return true;
  }
}
