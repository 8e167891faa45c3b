import { describe, expect, it } from 'vitest';
import { hasRtl, languageDirection } from './direction.ts';

describe('hasRtl', () => {
  it.each(['שלום', 'مرحبا', 'Hello שלום', 'ﷺ', 'ﺍ'])('returns true for %s', (text) => {
    expect(hasRtl(text)).toBe(true);
  });

  it.each(['', 'Hello', '¿Qué tal?', '你好', 'Привет', '👋🏽'])('returns false for %s', (text) => {
    expect(hasRtl(text)).toBe(false);
  });
});

describe('languageDirection', () => {
  it.each(['ar', 'ar-EG', 'he', 'HE-il', 'fa', 'ur'])('returns rtl for %s', (tag) => {
    expect(languageDirection(tag)).toBe('rtl');
  });

  it.each(['en', 'es-MX', 'arn', 'hex', ''])('returns ltr for %s', (tag) => {
    expect(languageDirection(tag)).toBe('ltr');
  });
});
