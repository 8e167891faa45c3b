import { Button } from '@otm/ui';
import type { PatternRule } from './pattern-rules.tsx';

const label = 'Descargar el indicador gratis';
const cut = (
  <div className="pattern-cut">
    <Button>{label}</Button>
  </div>
);
const phrase = 'Interpretación del desequilibrio';

/** The rules of long words; the examples are Spanish in both languages. */
export const spanishRules: readonly PatternRule[] = [
  {
    rule: {
      en: 'Let text decide the width. A fixed one cuts Spanish first.',
      es: 'Deja que el texto decida el ancho: uno fijo corta primero el español.',
    },
    does: {
      en: (
        <div lang="es">
          <Button>{label}</Button>
        </div>
      ),
      es: <Button>{label}</Button>,
    },
    doesNot: { en: <div lang="es">{cut}</div>, es: cut },
  },
  {
    rule: {
      en: 'A narrow column hyphenates by the text’s own language, which needs its lang.',
      es: 'Una columna angosta separa sílabas según el idioma del texto, que necesita su lang.',
    },
    does: {
      en: (
        <p lang="es" className="pattern-narrow">
          {phrase}
        </p>
      ),
      es: (
        <p lang="es" className="pattern-narrow">
          {phrase}
        </p>
      ),
    },
    doesNot: {
      en: (
        <p lang="es" className="pattern-narrow pattern-unbroken">
          {phrase}
        </p>
      ),
      es: (
        <p lang="es" className="pattern-narrow pattern-unbroken">
          {phrase}
        </p>
      ),
    },
  },
];
