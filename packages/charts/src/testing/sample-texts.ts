import { chartTexts } from '@otm/content';
import { type ChartTexts, chartValueNames, indicatorIds } from '@otm/schema';

const { en } = chartTexts;
const description = chartValueNames.map((name) => `${name} {${name}}`).join(', ');

/** The site's English texts for tests, but every picture of a session describes itself by all values. */
export const sampleChartTexts: ChartTexts = {
  ...en,
  charts: {
    ...en.charts,
    ...Object.fromEntries(
      (['hero', ...indicatorIds] as const).map((id) => [id, { ...en.charts[id], description }]),
    ),
  },
};
