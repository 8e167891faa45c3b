import { describe, expect, it } from 'vitest';
import { wrongLanguage } from './wrong-language.ts';

const english =
  'A bar with more contracts bought at the ask than sold at the bid has a positive delta.';
const spanish =
  'Una barra con más contratos comprados en el ask que vendidos en el bid es positiva.';
const portuguese = 'Uma barra com mais contratos comprados do que vendidos tem um delta positivo.';

describe('wrongLanguage', () => {
  it('passes a text of its own language', () => {
    expect(wrongLanguage(english, 'en')).toEqual([]);
    expect(wrongLanguage(spanish, 'es')).toEqual([]);
  });

  it('finds a text of the other language, or of a third', () => {
    expect(wrongLanguage(english, 'es')).toEqual([`“${english}” is en`]);
    expect(wrongLanguage(spanish, 'en')).toEqual([`“${spanish}” is es`]);
    expect(wrongLanguage(portuguese, 'es')).toEqual([`“${portuguese}” is pt`]);
  });

  it('finds one sentence within a text of the right language', () => {
    expect(wrongLanguage(`${spanish} ${english} ${spanish}`, 'es')).toEqual([`“${english}” is en`]);
  });

  it('does not judge short texts, nor the values of a template', () => {
    expect(wrongLanguage('Read more', 'es')).toEqual([]);
    expect(
      wrongLanguage('{the price of the last trade} {the size of the last trade}', 'es'),
    ).toEqual([]);
  });

  it('does not judge names and figures', () => {
    const path = 'Tools > Import > NinjaScript Add-On, Windows Server 2012, Control Center, 64 Bit';
    expect(wrongLanguage(path, 'es')).toEqual([]);
  });
});
