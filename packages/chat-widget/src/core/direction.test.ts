import { describe, expect, it } from 'vitest';
import { hasRtl, languageDirection } from './direction.ts';

describe('hasRtl', () => {
  it.each(['שלום', 'مرحبا', 'Hello שלום', 'ﷺ', 'ﺍ'])('finds Hebrew or Arabic in %s', (text) => {
    expect(hasRtl(text)).toBe(true);
  });

  it.each(['', 'Hello', '¿Qué tal?', '你好', 'Привет', '👋🏽'])('finds none in %s', (text) => {
    expect(hasRtl(text)).toBe(false);
  });
});

describe('languageDirection', () => {
  it.each(['ar', 'ar-EG', 'he', 'HE-il', 'fa', 'ur'])('is right-to-left for %s', (tag) => {
    expect(languageDirection(tag)).toBe('rtl');
  });

  it.each(['en', 'es-MX', 'arn', 'hex', ''])('is left-to-right for %s', (tag) => {
    expect(languageDirection(tag)).toBe('ltr');
  });
});
