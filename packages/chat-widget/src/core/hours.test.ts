import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAvailable } from './hours.ts';

const office = { hours: 'Mo-Fr 08:00-17:00', zone: 'Etc/GMT+4' };
const at = (iso: string) => new Date(iso);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('isAvailable', () => {
  it('is always true without hours', () => {
    expect(isAvailable({}, at('2026-11-21T03:00Z'))).toBe(true);
    expect(isAvailable({ hours: '', zone: '', holidays: '' }, at('2026-11-21T03:00Z'))).toBe(true);
  });

  // 2026-11-20 is a Friday; GMT-4 is four hours behind.
  it.each([
    ['2026-11-20T11:59Z', false],
    ['2026-11-20T12:00Z', true],
    ['2026-11-20T20:59Z', true],
    ['2026-11-20T21:00Z', false],
    ['2026-11-21T15:00Z', false],
  ])('opens from 8 to 5 PM GMT-4 on weekdays, at %s: %s', (now, open) => {
    expect(isAvailable(office, at(now))).toBe(open);
  });

  it('uses the weekday of the time zone, not the visitor’s', () => {
    const tokyo = { hours: 'Mo 08:00-09:00', zone: 'Asia/Tokyo' };
    expect(isAvailable(tokyo, at('2026-11-22T23:30Z'))).toBe(true);
  });

  it('follows daylight saving time', () => {
    const newYork = { hours: '09:00-17:00', zone: 'America/New_York' };
    expect(isAvailable(newYork, at('2026-01-05T13:30Z'))).toBe(false);
    expect(isAvailable(newYork, at('2026-07-06T13:30Z'))).toBe(true);
  });

  it.each([
    ['2026-11-20T12:30Z', true],
    ['2026-11-20T13:30Z', false],
    ['2026-11-20T14:30Z', true],
    ['2026-11-21T09:30Z', true],
    ['2026-11-21T12:30Z', false],
    ['2026-11-22T12:30Z', false],
  ])('reads several slots and rules, at %s: %s', (now, open) => {
    const hours = 'Mo-Fr 09:00-13:00, 14:00-18:00; Sa 09:00-12:00';
    expect(isAvailable({ hours, zone: 'UTC' }, at(now))).toBe(open);
  });

  it.each([
    ['Fr-Mo', ['Fr', 'Sa', 'Su', 'Mo']],
    ['Mo,We-Th', ['Mo', 'We', 'Th']],
    ['Su', ['Su']],
    ['Sa-Su', ['Sa', 'Su']],
  ])('reads the weekdays %s', (list, expected) => {
    const open = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'].filter((_, day) =>
      isAvailable({ hours: `${list} 00:00-24:00`, zone: 'UTC' }, at(`2026-11-${15 + day}T12:00Z`)),
    );
    expect(open.sort()).toEqual(expected.sort());
  });

  it.each([
    ['2026-12-25T15:00Z', '2026-12-25', false],
    ['2026-12-25T15:00Z', '12-25', false],
    ['2026-12-25T15:00Z', '2025-12-25', true],
    ['2026-12-24T15:00Z', '12-25 2026-12-24, 01-01', false],
    // Still the 24th in GMT-4.
    ['2026-12-25T01:00Z', '12-25', true],
  ])('returns for %s with holidays %s: %s', (now, holidays, open) => {
    expect(isAvailable({ zone: 'Etc/GMT+4', holidays }, at(now))).toBe(open);
  });

  it.each([
    '9-5',
    'Mo-Fr',
    'Lu-Vi 08:00-17:00',
    'Mo-Xx 08:00-17:00',
    'Mo 17:00-08:00',
    'Mo 8:00-9:00',
  ])('reports %s and counts it as always', (hours) => {
    expect(isAvailable({ hours, zone: 'UTC' }, at('2026-11-23T08:30Z'))).toBe(true);
    expect(console.error).toHaveBeenCalledWith(`<chat-widget> bad hours: ${hours}`);
  });

  it('reports an unknown time zone and counts it as always', () => {
    expect(
      isAvailable({ hours: 'Mo 08:00-08:01', zone: 'Mars/Olympus' }, at('2026-11-20T00:00Z')),
    ).toBe(true);
    expect(console.error).toHaveBeenCalledOnce();
  });
});
