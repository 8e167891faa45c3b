// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeToday } from './write-today.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each(['2026-01-02', '2026-12-31', '2028-02-29'])('writes %s as an ISO date', (day) => {
  vi.setSystemTime(new Date(`${day}T12:00:00`));
  document.body.innerHTML = '<time data-today></time>';
  writeToday();
  expect(document.querySelector('time')?.textContent).toBe(day);
});

it('uses the date of the visitor, not that of Greenwich', () => {
  // Local times: both are the second of March wherever the visitor is.
  for (const time of ['00:00:01', '23:59:59']) {
    vi.setSystemTime(new Date(`2026-03-02T${time}`));
    document.body.innerHTML = '<time data-today></time>';
    writeToday();
    expect(document.querySelector('time')?.textContent).toBe('2026-03-02');
  }
});

it.each([
  ['2026-03-03T04:59:59Z', 'New York', 300],
  ['2026-03-01T11:00:00Z', 'Samoa', -780],
])('at %s writes the date in %s', (time, _, offset) => {
  vi.setSystemTime(new Date(time));
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  document.body.innerHTML = '<time data-today></time>';
  writeToday();
  expect(document.querySelector('time')?.textContent).toBe('2026-03-02');
});

it('fills in every place, and nothing else', () => {
  vi.setSystemTime(new Date('2026-03-02T12:00:00'));
  document.body.innerHTML = '<time data-today>x</time><time>y</time><time data-today></time>';
  writeToday();
  const texts = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['2026-03-02', 'y', '2026-03-02']);
});
