import type { ReactNode } from 'react';
import type { PatternRule } from './pattern-rules.tsx';

const sold = (text: string): ReactNode => <p className="pattern-sold">{text}</p>;

/** The rules of chart colors. */
export const chartColorRules: readonly PatternRule[] = [
  {
    rule: {
      en: 'Show the sign as well as the color: not everyone can tell blue from orange.',
      es: 'Muestra el signo además del color: no todos distinguen el azul del naranja.',
    },
    does: {
      en: sold('−120, more was sold at the bid'),
      es: sold('−120, se vendió más en el bid'),
    },
    doesNot: { en: sold('120'), es: sold('120') },
  },
  {
    rule: {
      en: 'Orange is a sale, never a warning; messages have their own colors and an icon or words.',
      es: 'El naranja es una venta, nunca un aviso; los mensajes tienen sus propios colores y palabras.',
    },
    does: {
      en: <p className="otm-field-error">The email has no ending.</p>,
      es: <p className="otm-field-error">Al correo le falta la terminación.</p>,
    },
    doesNot: {
      en: sold('The email has no ending.'),
      es: sold('Al correo le falta la terminación.'),
    },
  },
];
