import { describe, expect, it } from 'vitest';
import {
  avoidedSpanish,
  bannedWords,
  englishWords,
  familiarAddress,
  formalAddress,
  leftovers,
  missingGlyphs,
  openingMarks,
  type Rule,
  spacedPercent,
  spanishWords,
  straightQuotes,
  tightPercent,
} from './rules.ts';

const cases: readonly [name: string, fault: string, clean: string, rule: Rule][] = [
  ['bannedWords', 'Guaranteed profits', 'It is no guarantee of success', bannedWords],
  ['bannedWords', 'El método secreto', 'Un testimonio no garantiza resultados', bannedWords],
  ['leftovers', 'Write to {email}', 'Write to support@example.com', leftovers],
  ['leftovers', 'Only $undefined', 'The undefinable', leftovers],
  ['missingGlyphs', 'a → b', 'El «perfil»: 70\u00A0%, ñ, ¿?', missingGlyphs],
  ['missingGlyphs', 'up to ±2', 'the session’s volume', missingGlyphs],
  ['straightQuotes', "It's", 'It’s', straightQuotes],
  ['spacedPercent', '70 %', '70%', spacedPercent],
  ['tightPercent', '70%', '70\u00A0%', tightPercent],
  ['tightPercent', '70 %', '25\u00A0% y 50\u00A0%', tightPercent],
  ['openingMarks', 'Seguro?', '¿Seguro?', openingMarks],
  ['openingMarks', 'Hola!', '¡Hola!', openingMarks],
  ['avoidedSpanish', 'El delta acumulado', 'La delta acumulada', avoidedSpanish],
  ['avoidedSpanish', 'Un vídeo en tu ordenador', 'Un video en tu equipo', avoidedSpanish],
  ['avoidedSpanish', '5 cuotas', '5 pagos', avoidedSpanish],
  ['avoidedSpanish', 'Pulsa Ctrl+I', 'Presiona Ctrl+I', avoidedSpanish],
  ['avoidedSpanish', 'los inversores', 'los inversionistas', avoidedSpanish],
  ['englishWords', 'The price', 'El Delta Swing', englishWords],
  ['spanishWords', 'El precio', 'Delta and price', spanishWords],
  ['familiarAddress', 'Elige tu plan', 'El total de la sesión', familiarAddress],
  ['formalAddress', 'Escriba a soporte', 'Escribe a soporte', formalAddress],
];

describe('the rules of the texts', () => {
  it.each(cases)('%s finds %j and passes %j', (_name, fault, clean, rule) => {
    expect(rule(fault)).not.toEqual([]);
    expect(rule(clean)).toEqual([]);
  });
});
