import type { ArticleGroup } from '@otm/schema';
import { business } from '../business.ts';
import { algorithms } from './algorithms.ts';
import { barTimer } from './bar-timer.ts';
import { cumulative } from './cumulative.ts';
import { deltaBar } from './delta-bar.ts';
import { faq } from './faq.ts';
import { howWeUse } from './how-we-use.ts';
import { micro } from './micro.ts';
import { momentum } from './momentum.ts';
import { payments } from './payments.ts';
import { profile } from './profile.ts';
import { reversals } from './reversals.ts';
import { reviews } from './reviews.ts';
import { swing } from './swing.ts';
import { vwap } from './vwap.ts';

const { product } = business;

/** The guide: its menu's headings with their cards, in order. */
export const featureGroups: readonly [ArticleGroup, ...ArticleGroup[]] = [
  {
    id: 'system',
    title: { en: `${product} As A System`, es: `${product} como sistema` },
    articles: [howWeUse],
  },
  {
    id: 'indicators',
    title: { en: 'Indicators Explanation', es: 'Los indicadores, uno por uno' },
    articles: [algorithms, swing, micro, cumulative, deltaBar, profile, vwap, barTimer],
  },
  {
    id: 'strategies',
    title: { en: 'Strategies', es: 'Estrategias' },
    articles: [momentum, reversals],
  },
  {
    id: 'ready',
    title: {
      en: 'Are you ready? Check this to start',
      es: '¿Todo listo? Revisa esto para empezar',
    },
    articles: [faq, payments, reviews],
  },
];

/** Every card of the guide, in the order of its menu. */
export const features = featureGroups.flatMap(({ articles }) => articles);
