import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishSyllables, spanishSyllables } from './syllables.ts';

const split = (words: string) => words.split(/\s+/).map((word) => [word.split('-')] as const);

describe('the syllables of English', () => {
  it.each(split('price del-ta vol-ume mar-ket con-tract a-bove ab-sorp-tion li-quid-i-ty'))(
    'are counted in %j',
    (parts) => {
      expect(englishSyllables(parts.join(''))).toBe(parts.length);
    },
  );

  it('are at least one', () => {
    expect(englishSyllables('DLL')).toBe(1);
  });
});

describe('the syllables of Spanish', () => {
  it.each(split('del-ta ó-rde-nes o-pe-ra-ción mer-ca-do vo-lu-men de-se-qui-li-brio se-gún'))(
    'are counted in the plain word %j',
    (parts) => {
      expect(spanishSyllables(parts.join(''))).toBe(parts.length);
    },
  );

  it.each(split('pre-cio cuen-ta ciu-dad viu-da ai-re muy hoy ley buey es-tu-diáis U-ru-guay'))(
    'join a weak vowel to its neighbour in %j',
    (parts) => {
      expect(spanishSyllables(parts.join(''))).toBe(parts.length);
    },
  );

  it.each(split('pa-ís rí-o ma-yo-rí-a e-ner-gí-a le-er po-e-ta á-re-a lí-ne-a a-hí o-í-do ba-úl'))(
    'part two strong vowels, or a stressed weak one, in %j',
    (parts) => {
      expect(spanishSyllables(parts.join(''))).toBe(parts.length);
    },
  );

  it.each(split('a-quí que quién gue-rra si-guien-te pin-güi-no an-ti-güe-dad ci-güe-ña a-gua'))(
    'leave out the mute u in %j',
    (parts) => {
      expect(spanishSyllables(parts.join(''))).toBe(parts.length);
    },
  );

  it.each(split('a-ho-ra ve-hí-cu-lo bú-ho hue-lla hie-lo ra-yo pla-ya ye-so a-yer y o'))(
    'see through h, and tell the vowel y from the consonant, in %j',
    (parts) => {
      expect(spanishSyllables(parts.join(''))).toBe(parts.length);
    },
  );

  it('are as many as the consonant-vowel pairs of a made-up word', () => {
    const pair = fc.constantFrom('ba', 'ce', 'di', 'fo', 'gu', 'que', 'gui', 'cha', 'ña', 'llo');
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1 }), (pairs) => {
        expect(spanishSyllables(pairs.join(''))).toBe(pairs.length);
      }),
    );
  });

  it('are at least one', () => {
    expect(spanishSyllables('DLL')).toBe(1);
  });
});
