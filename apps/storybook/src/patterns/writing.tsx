import { Button, ButtonLink, RiskNote } from '@otm/ui';
import type { PatternRule } from './pattern-rules.tsx';

/** The rules of writing. */
export const writingRules: readonly PatternRule[] = [
  {
    rule: {
      en: 'A link says where it goes, a button what it does.',
      es: 'Un enlace dice adónde lleva; un botón, qué hace.',
    },
    does: {
      en: (
        <>
          <ButtonLink href="#plans">See plans and prices</ButtonLink>
          <Button>Stop the replay</Button>
        </>
      ),
      es: (
        <>
          <ButtonLink href="#plans">Ver planes y precios</ButtonLink>
          <Button>Detener la reproducción</Button>
        </>
      ),
    },
    doesNot: {
      en: (
        <>
          <ButtonLink href="#plans">Click here</ButtonLink>
          <Button>OK</Button>
        </>
      ),
      es: (
        <>
          <ButtonLink href="#plans">Haz clic aquí</ButtonLink>
          <Button>OK</Button>
        </>
      ),
    },
  },
  {
    rule: {
      en: 'Say what is measured, not what someone means by it.',
      es: 'Di qué se mide, no qué quiere decir alguien con ello.',
    },
    does: {
      en: <p>Delta above zero: more was bought at the ask.</p>,
      es: <p>Delta sobre cero: se compró más en el ask.</p>,
    },
    doesNot: {
      en: <p>Delta reveals what smart money does.</p>,
      es: <p>El delta revela qué hace el dinero inteligente.</p>,
    },
  },
  {
    rule: {
      en: 'A result appears next to its risk note, never alone.',
      es: 'Un resultado aparece junto a su aviso de riesgo, nunca solo.',
    },
    does: {
      en: (
        <>
          <p>A gain of $360 on crude oil, computed after the fact.</p>
          <RiskNote
            title="Hypothetical results."
            text="No money was at risk and no one had to hold the position."
          />
        </>
      ),
      es: (
        <>
          <p>Una ganancia de $360 en petróleo, calculada después.</p>
          <RiskNote
            title="Resultados hipotéticos."
            text="No hubo dinero en riesgo ni nadie que sostuviera la posición."
          />
        </>
      ),
    },
    doesNot: {
      en: <p>Earn $360 a day on crude oil!</p>,
      es: <p>¡Gana $360 al día con petróleo!</p>,
    },
  },
];
