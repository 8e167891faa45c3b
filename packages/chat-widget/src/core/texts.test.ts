import { describe, expect, it } from 'vitest';
import { builtInText, clock, type TextName } from './texts.ts';

describe('builtInText', () => {
  it('has the texts of the specification in English', () => {
    expect(builtInText('status', 'en')).toBe('Typically replies within 1 hour');
    expect(builtInText('placeholder', 'en')).toBe('Type a message..');
  });

  it.each(['es', 'es-MX', 'ES'])('is Spanish for %s', (tag) => {
    expect(builtInText('label', tag)).toBe('Chatea con nosotros');
  });

  it.each(['en', 'en-GB', 'de', 'est', ''])('is English for %s', (tag) => {
    expect(builtInText('label', tag)).toBe('Chat with us');
  });

  it('has both languages for every text', () => {
    const names: TextName[] = [
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
      expect(builtInText(name, 'en')).not.toBe('');
      expect(builtInText(name, 'es')).not.toBe(builtInText(name, 'en'));
    }
  });
});

describe('clock', () => {
  const time = new Date(2026, 10, 20, 17, 5);

  it('writes hours and minutes as the language does', () => {
    expect(clock(time, 'en-US')).toMatch(/^5:05\sPM$/);
    expect(clock(time, 'es-ES')).toBe('17:05');
  });

  it.each(['en_US', 'x', '!'])('stands a tag that is none (%s)', (tag) => {
    expect(clock(time, tag)).toMatch(/05/);
  });
});
