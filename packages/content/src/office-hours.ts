import type { Localized, OfficeHours } from '@otm/schema';

/** A time of day on a 12-hour clock, for example `8` or `8:30`. */
function onClock(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  return {
    text: minutes === 0 ? `${hour}` : `${hour}:${String(minutes).padStart(2, '0')}`,
    hour,
    isMorning: hours < 12,
  };
}

/** Returns the office hours in words; the days are up to the sentence around them. No line ends within a time. */
export function describeHours({ opens, closes, utcOffset }: OfficeHours): Localized<string> {
  const [start, end] = [onClock(opens), onClock(closes)];
  const zone = `GMT${utcOffset < 0 ? '-' : '+'}${Math.abs(utcOffset)}`;
  const english = (isMorning: boolean) => (isMorning ? '\u00A0AM' : '\u00A0PM');
  const spanish = (isMorning: boolean) => (isMorning ? '\u00A0a.\u00A0m.' : '\u00A0p.\u00A0m.');
  return {
    en: `${start.text}${english(start.isMorning)} to ${end.text}${english(end.isMorning)} ${zone}`,
    es: `de ${start.text}${spanish(start.isMorning)} a ${end.text}${spanish(end.isMorning)}, ${zone}`,
  };
}
