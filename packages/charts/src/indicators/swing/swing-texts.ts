import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const swingChartTexts: Localized<ChartTexts['charts']['swing']> = defineMessages(
  {
    title: 'Delta per swing',
    description:
      'A zigzag that turns once price has come back {swingTicks} ticks: {swings} legs, the last one still forming. Their deltas add up to {delta}.',
    caption: '{swings} legs, delta {delta}',
  },
  {
    es: {
      title: 'Delta por tramo',
      description:
        'Un zigzag que gira cuando el precio retrocede {swingTicks} ticks: {swings} tramos, el último aún en formación. Entre todos suman una delta de {delta}.',
      caption: '{swings} tramos, delta {delta}',
    },
  },
);

/** The default text that the indicator's replay announces. */
export const swingAnnouncement: Localized<ReplayTexts['announcements']['swing']> = defineMessages(
  'Trade {trades}: {swings} legs, delta {delta}.',
  { es: 'Operación {trades}: {swings} tramos, delta {delta}.' },
);
