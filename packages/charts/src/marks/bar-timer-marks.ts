import { barTimer } from '@otm/orderflow';
import { countdownPlace } from '../indicators/bar-timer/bar-timer-chart.tsx';
import { formatCount, formatMinutes } from '../text/format.ts';
import type { ChartMark, MarkFinder } from './chart-mark.ts';

/** The stages of a bar that counts to 100: the most that remains in each, in percent. */
const stages = [...new Set(Array.from({ length: 100 }, (_, gone) => barTimer(gone, 100).stage))];

/** The parts of the countdown between its stages. */
export const barTimerMarks: MarkFinder<'bar-timer'> = ({ session }) => {
  const { length, unit } = session.settings.bar;
  const { y, height } = countdownPlace;
  const left = (percent: number) => {
    const part = (length * percent) / 100;
    return unit === 'time' ? formatMinutes(part) : formatCount(part);
  };
  const part = (most = 0, least = 0): ChartMark => ({
    place: `${left(most)}–${left(least)}`,
    area: {
      from: least,
      to: most,
      top: y,
      bottom: y + height,
      number: { y: y + height / 2 },
    },
  });
  return {
    start: part(stages[0], stages[1]),
    middle: part(stages[1], stages.at(-1)),
    last: part(stages.at(-1)),
  };
};
