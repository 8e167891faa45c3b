import { describe, expect, it } from 'vitest';
import { faultMeanings, faultsOf, faultyServices, noFaults, readFaultSettings } from './faults.ts';

const read = (fields: Record<string, string>) => readFaultSettings(new URLSearchParams(fields));

describe('readFaultSettings', () => {
  it('returns a healthy sandbox for an empty form', () => {
    expect(read({})).toEqual(noFaults());
  });

  it.each(faultyServices.flatMap((service) => faultsOf[service].map((fault) => [service, fault])))(
    'switches on %s: %s',
    (service = '', fault = '') => {
      expect(read({ [service]: fault }).services).toEqual({
        ...noFaults().services,
        [service]: fault,
      });
    },
  );

  it.each([
    ['list', 'rate-limited'],
    ['video', 'mute'],
    ['captcha', 'no-content'],
    ['mail', 'mute'],
    ['mail', 'constructor'],
    ['mail', ''],
    ['mail', 'ERROR'],
  ])('ignores a fault that the %s service does not have: %s', (service, fault) => {
    expect(read({ [service]: fault })).toEqual(noFaults());
  });

  it('ignores services that it does not know', () => {
    expect(read({ chat: 'error', __proto__: 'error' })).toEqual(noFaults());
  });

  it.each([
    ['0', 0],
    ['0.25', 0.25],
    ['120', 120],
    ['120.1', 5],
    ['-1', 5],
    ['NaN', 5],
    ['soon', 5],
    ['Infinity', 5],
  ])('reads %s seconds as %d', (slowSeconds, expected) => {
    expect(read({ slowSeconds }).slowSeconds).toBe(expected);
  });

  it('goes offline whenever the box is checked, whatever its value', () => {
    expect(read({ offline: '' }).offline).toBe(true);
    expect(read({}).offline).toBe(false);
  });

  it('returns settings of its own each time', () => {
    const first = read({});
    first.services.mail = 'error';
    expect(read({}).services.mail).toBe('none');
  });
});

describe('faultsOf', () => {
  it('lists the healthy state first, so that a form starts with it', () => {
    for (const service of faultyServices) expect(faultsOf[service][0]).toBe('none');
  });

  it('describes every fault, and nothing else', () => {
    const all = new Set(faultyServices.flatMap((service) => [...faultsOf[service]]));
    expect(new Set(Object.keys(faultMeanings))).toEqual(all);
    for (const meaning of Object.values(faultMeanings)) expect(meaning).not.toBe('');
  });
});
