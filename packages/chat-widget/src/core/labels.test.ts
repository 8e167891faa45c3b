import { describe, expect, it } from 'vitest';
import { builtInLabel, clock, fill, type LabelName } from './labels.ts';

describe('builtInLabel', () => {
  it('has the labels of the specification in English', () => {
    expect(builtInLabel('status', 'en')).toBe('Typically replies within 1 hour');
    expect(builtInLabel('placeholder', 'en')).toBe('Type a message..');
  });

  it.each(['es', 'es-MX', 'ES'])('is Spanish for %s', (tag) => {
    expect(builtInLabel('label', tag)).toBe('Chatea con nosotros');
  });

  it.each(['en', 'en-GB', 'de', 'est', '', 'constructor', '__proto__'])(
    'is English for %s',
    (tag) => {
      expect(builtInLabel('label', tag)).toBe('Chat with us');
    },
  );

  it('has both languages for every label', () => {
    const names: LabelName[] = [
      'label',
      'status',
      'status-away',
      'message',
      'placeholder',
      'label-typing',
      'label-send',
      'label-close',
    ];
    for (const name of names) {
      expect(builtInLabel(name, 'en')).not.toBe('');
      expect(builtInLabel(name, 'es')).not.toBe(builtInLabel(name, 'en'));
    }
  });
});

describe('clock', () => {
  const time = new Date(2026, 10, 20, 17, 5);

  it('formats hours and minutes as the language does', () => {
    expect(clock(time, 'en-US')).toMatch(/^5:05\sPM$/);
    expect(clock(time, 'es-ES')).toBe('17:05');
  });

  it.each(['en_US', 'x', '!'])('falls back for an invalid tag (%s)', (tag) => {
    expect(clock(time, tag)).toMatch(/05/);
  });
});

describe('fill', () => {
  it('replaces known placeholders and keeps the rest', () => {
    expect(fill('{url} {title} {constructor} {} {url}', { url: '$&' })).toBe(
      '$& {title} {constructor} {} $&',
    );
  });
});
