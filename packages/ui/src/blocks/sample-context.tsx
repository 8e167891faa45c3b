import type { Localized } from '@otm/schema';
import type { BlockContext } from './block-context.ts';

const shared: Pick<BlockContext, 'components' | 'homeHref'> = {
  components: {
    Chart: ({ block }) => <figure className="otm-figure">{block.chart}</figure>,
    Story: ({ block }) => (
      <figure className="otm-figure">
        <figcaption>{block.title}</figcaption>
        <ol>
          {block.steps.map(({ mark, title, text }) => (
            <li key={mark}>
              {title}. {text}
            </li>
          ))}
        </ol>
      </figure>
    ),
    Video: ({ video }) => <p>{video.title}</p>,
  },
  homeHref: '/',
};

/** The context of a small site, for stories and tests. */
export const sampleContext: Localized<BlockContext> = {
  en: {
    ...shared,
    terms: [
      {
        id: 'delta',
        name: 'Delta',
        short: 'Volume bought at the ask minus volume sold at the bid.',
        spellings: ['delta', 'deltas'],
        href: '/glossary#delta',
      },
      {
        id: 'cumulative-delta',
        name: 'Cumulative delta',
        short: 'The running sum of delta since the session opened.',
        spellings: ['cumulative delta'],
        href: '/glossary#cumulative-delta',
      },
    ],
    labels: {
      newTab: '(opens in a new tab)',
      sample: 'Sample, not a real customer',
    },
  },
  es: {
    ...shared,
    terms: [
      {
        id: 'delta',
        name: 'Delta',
        short: 'Volumen comprado en el ask menos volumen vendido en el bid.',
        spellings: ['delta', 'deltas'],
        href: '/es/glosario#delta',
      },
      {
        id: 'cumulative-delta',
        name: 'Delta acumulada',
        short: 'La suma de la delta desde la apertura de la sesión.',
        spellings: ['delta acumulada'],
        href: '/es/glosario#cumulative-delta',
      },
    ],
    labels: {
      newTab: '(se abre en otra pestaña)',
      sample: 'Muestra, no es un cliente real',
    },
  },
};
