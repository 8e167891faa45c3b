import { formatClock, formatCount } from '../../text/format.ts';
import { defineIndicator } from '../define-indicator.ts';
import { AlgorithmsCard, AlgorithmsChart } from './algorithms-chart.tsx';

/** Repeated and large prints. */
export const algorithms = defineIndicator({
  id: 'algorithms',
  Chart: AlgorithmsChart,
  Card: AlgorithmsCard,
  settings: ['repeats', 'percentile'],
  values: ({ session }) => {
    const { count, prints, settings } = session;
    const repeated = prints.filter((mark) => mark.repeated).length;
    return {
      trades: formatCount(count),
      repeated: formatCount(repeated),
      repeats: String(settings.prints.repeats),
      large: formatCount(prints.length - repeated),
      percentile: String(settings.prints.percentile),
    };
  },
  table: ({ session, price }, labels) => ({
    columns: ['time', 'price', 'kind', 'side', 'size', 'count'],
    rows: session.prints.map((mark) => [
      formatClock(mark.time),
      price(mark.price),
      mark.repeated ? labels.repeated : labels.large,
      mark.side > 0 ? labels.buys : labels.sells,
      formatCount(mark.size),
      String(mark.count),
    ]),
  }),
});
