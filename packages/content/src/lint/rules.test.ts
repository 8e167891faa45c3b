import { describe, expect, it } from 'vitest';
import {
  avoidedSpanish,
  bannedWords,
  britishSpelling,
  englishWords,
  familiarAddress,
  formalAddress,
  leftovers,
  missingGlyphs,
  nestedParentheses,
  openingMarks,
  type Rule,
  spacedPercent,
  spanishCalques,
  spanishWords,
  straightQuotes,
  tightPercent,
  wrongContractions,
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
  ['britishSpelling', 'A licence in colour', 'A license in color', britishSpelling],
  ['britishSpelling', 'Practise towards it', 'Practice toward it', britishSpelling],
  ['britishSpelling', 'Labelled and organised', 'Labeled and organized', britishSpelling],
  ['britishSpelling', 'An e-mail about analysing', 'An email with analyses', britishSpelling],
  ['nestedParentheses', 'in 1 day (8 to 5 (GMT-4))', 'in 1 day (8 to 5, GMT-4)', nestedParentheses],
  ['spanishCalques', 'De esas dos cuentas', 'Tu cuenta de corretaje', spanishCalques],
  ['spanishCalques', 'Dónde coincidió el volumen', 'Dónde se concentró el volumen', spanishCalques],
  ['spanishCalques', 'El precio medio', 'La primera media hora', spanishCalques],
  ['spanishCalques', 'Un reversal lo busca', 'Reversals: un giro del precio', spanishCalques],
  ['spanishCalques', 'Correo (necesario)', 'Correo (obligatorio)', spanishCalques],
  ['wrongContractions', 'All data in it’s simulated', 'It’s what it looks like', wrongContractions],
  ['wrongContractions', 'That’s how wide it’s.', 'That’s how wide it is.', wrongContractions],
  ['avoidedSpanish', 'operaciones chicas', 'operaciones pequeñas', avoidedSpanish],
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
