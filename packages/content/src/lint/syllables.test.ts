import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanishSyllables } from './syllables.ts';

const split = (words: string) => words.split(/\s+/).map((word) => [word.split('-')] as const);

describe('the syllables of Spanish', () => {
  it.each([
    [
      'plain words',
      split('del-ta ór-de-nes o-pe-ra-ción mer-ca-do vo-lu-men de-se-qui-li-brio se-gún'),
    ],
    [
      'words where a weak vowel joins its neighbor',
      split('pre-cio cuen-ta ciu-dad viu-da ai-re muy hoy ley buey es-tu-diáis U-ru-guay'),
    ],
    [
      'words that part two strong vowels, or a stressed weak one',
      split('pa-ís rí-o ma-yo-rí-a e-ner-gí-a le-er po-e-ta á-re-a lí-ne-a a-hí o-í-do ba-úl'),
    ],
    [
      'words with a mute or a spoken u',
      split('a-quí que quién gue-rra si-guien-te pin-güi-no an-ti-güe-dad ci-güe-ña a-gua'),
    ],
    [
      'words with a mute h',
      split('a-ho-ra ve-hí-cu-lo bú-ho hue-lla hie-lo ahu-ma-do prohi-bi-do mu-cho'),
    ],
    ['words with y', split('ra-yo pla-ya ye-so a-yer a-yu-da yu-yo y')],
  ])('are counted in %s', (_kind, words) => {
    for (const [parts] of words) {
      expect([parts.join(''), spanishSyllables(parts.join(''))]).toEqual([
        parts.join(''),
        parts.length,
      ]);
    }
  });

  it('are as many as the consonant-vowel pairs of a made-up word', () => {
    const pair = fc.constantFrom('ba', 'ce', 'di', 'fo', 'gu', 'que', 'gui', 'cha', 'ña', 'llo');
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1 }), (pairs) => {
        expect(spanishSyllables(pairs.join(''))).toBe(pairs.length);
      }),
    );
  });

  it('are the same for a letter in one or two code points', () => {
    expect(spanishSyllables('país'.normalize('NFD'))).toBe(2);
  });

  it('are at least one', () => {
    expect(spanishSyllables('DLL')).toBe(1);
  });
});
