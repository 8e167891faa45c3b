import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const algorithmsChartTexts: Localized<ChartTexts['charts']['algorithms']> = defineMessages(
  {
    title: 'Repeated and large trades',
    description: '{repeated} repeated and {large} large trades, above {percentile}%.',
    caption: '{repeated} repeated trades, from {repeats} on',
  },
  {
    es: {
      title: 'Operaciones repetidas y grandes',
      description:
        '{repeated} operaciones repetidas y {large} grandes, por encima del {percentile}\u00A0%.',
      caption: '{repeated} operaciones repetidas, desde {repeats}',
    },
  },
);

/** The default text that the indicator's replay announces. */
export const algorithmsAnnouncement: Localized<ReplayTexts['announcements']['algorithms']> =
  defineMessages('Trade {trades}: {repeated} repeated and {large} large trades.', {
    es: 'Operación {trades}: {repeated} repetidas y {large} grandes.',
  });
