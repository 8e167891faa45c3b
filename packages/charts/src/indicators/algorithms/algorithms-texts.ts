import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const algorithmsTexts: Localized<IndicatorTexts<'algorithms'>> = defineMessages(
  {
    chart: {
      title: 'Repeated and large trades',
      description: '{repeated} repeated and {large} large trades, above {percentile}%.',
      caption: '{repeated} repeated trades, from {repeats} on',
    },
    announcement: 'Trade {trades}: {repeated} repeated and {large} large trades.',
  },
  {
    es: {
      chart: {
        title: 'Operaciones repetidas y grandes',
        description:
          '{repeated} operaciones repetidas y {large} grandes, por encima del {percentile}\u00A0%.',
        caption: '{repeated} operaciones repetidas, desde {repeats}',
      },
      announcement: 'Operación {trades}: {repeated} repetidas y {large} grandes.',
    },
  },
);
