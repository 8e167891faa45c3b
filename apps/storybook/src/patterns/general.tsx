import { Button, Icon } from '@otm/ui';
import { chartColorRules } from './chart-colors.tsx';
import { errorRules } from './errors.tsx';
import type { PatternRule } from './pattern-rules.tsx';
import { writingRules } from './writing.tsx';

const ownRules: readonly PatternRule[] = [
  {
    rule: {
      en: 'One gold button per screen: gold marks what to do next.',
      es: 'Un solo botón dorado por pantalla: el dorado marca qué hacer a continuación.',
    },
    does: {
      en: (
        <>
          <Button variant="primary">See plans</Button>
          <Button>Try a free indicator</Button>
        </>
      ),
      es: (
        <>
          <Button variant="primary">Ver planes</Button>
          <Button>Probar un indicador gratis</Button>
        </>
      ),
    },
    doesNot: {
      en: (
        <>
          <Button variant="primary">See plans</Button>
          <Button variant="primary">Try a free indicator</Button>
        </>
      ),
      es: (
        <>
          <Button variant="primary">Ver planes</Button>
          <Button variant="primary">Probar un indicador gratis</Button>
        </>
      ),
    },
  },
  {
    rule: {
      en: 'An icon goes with a label; alone it’s a guess.',
      es: 'Un icono va con su etiqueta; solo, hay que adivinarlo.',
    },
    does: {
      en: (
        <Button>
          <Icon name="play" />
          Play video
        </Button>
      ),
      es: (
        <Button>
          <Icon name="play" />
          Ver video
        </Button>
      ),
    },
    doesNot: {
      en: (
        <Button aria-label="Play video">
          <Icon name="play" />
        </Button>
      ),
      es: (
        <Button aria-label="Ver video">
          <Icon name="play" />
        </Button>
      ),
    },
  },
];

/** The rules that count most, from all patterns. */
export const generalRules: readonly PatternRule[] = [
  ...ownRules,
  ...chartColorRules.slice(0, 1),
  ...errorRules.slice(0, 1),
  ...writingRules,
];
