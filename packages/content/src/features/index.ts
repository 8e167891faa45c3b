import type { ArticleGroup } from '../schema/article.ts';
import { algorithms } from './algorithms.ts';
import { barTimer } from './bar-timer.ts';
import { cumulative } from './cumulative.ts';
import { deltaBar } from './delta-bar.ts';
import { micro } from './micro.ts';
import { profile } from './profile.ts';
import { swing } from './swing.ts';
import { vwap } from './vwap.ts';

/** The guide: its menu's headings with their cards, in order. */
export const featureGroups: readonly [ArticleGroup, ...ArticleGroup[]] = [
  {
    id: 'indicators',
    title: { en: 'Indicators Explanation', es: 'Los indicadores, uno por uno' },
    articles: [algorithms, swing, micro, cumulative, deltaBar, profile, vwap, barTimer],
  },
];

/** Every card of the guide, in the order of its menu. */
export const features = featureGroups.flatMap(({ articles }) => articles);
