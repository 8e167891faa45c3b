import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SessionChart } from '../figure/session-chart.tsx';
import { chartTextsEn } from '../texts/chart-texts-en.ts';
import { minuteSession } from './minute-session.ts';

// Candles, VWAP, value area, volume profile and delta of the session.
const data = minuteSession();

Object.assign(globalThis, {
  draw: (holder: HTMLElement) =>
    flushSync(() =>
      createRoot(holder).render(<SessionChart id="hero" data={data} texts={chartTextsEn} />),
    ),
});
