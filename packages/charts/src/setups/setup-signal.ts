import { type Bar, cumulativeDelta, type Session, type Side, valueArea } from '@otm/orderflow';
import type { SetupId } from '@otm/schema';
import { setupRules } from './setup-rules.ts';

const { warmUpBars, trendBars, reentryBars } = setupRules;

/** The values known at the close of a bar, without hindsight. */
interface BarClose {
  readonly bar: Bar;
  readonly cumulative: number;
  readonly vwap: number;
  readonly vah: number;
  readonly val: number;
}

type SignalRule = (closes: readonly BarClose[]) => Side;

/** Two closes in a row outside the value area, with delta and VWAP trending the same way. */
const momentum: SignalRule = (closes) => {
  const [now, before, earlier] = [closes.at(-1), closes.at(-2), closes.at(-1 - trendBars)];
  if (!now || !before || !earlier) return 0;
  const delta = now.cumulative - earlier.cumulative;
  const vwap = now.vwap - earlier.vwap;
  if (now.bar.close > now.vah && before.bar.close > before.vah && delta > 0 && vwap > 0) return 1;
  if (now.bar.close < now.val && before.bar.close < before.val && delta < 0 && vwap < 0) return -1;
  return 0;
};

/** Whether one of the last few bars made an extreme of the session that cumulative delta didn't make. */
function isUnconfirmed(closes: readonly BarClose[], side: 1 | -1): boolean {
  const extreme = ({ bar }: BarClose) => (side > 0 ? bar.high : -bar.low);
  const delta = ({ cumulative }: BarClose) => side * cumulative;
  return closes.slice(-reentryBars).some((close) => {
    const earlier = closes.slice(0, closes.indexOf(close));
    const isRecord = (size: typeof delta) => size(close) > Math.max(...earlier.map(size));
    return isRecord(extreme) && delta(close) < Math.max(...earlier.map(delta));
  });
}

/** An unconfirmed extreme, and a close back inside the value area. */
const reversal: SignalRule = (closes) => {
  const now = closes.at(-1);
  if (!now || now.bar.close > now.vah || now.bar.close < now.val) return 0;
  if (isUnconfirmed(closes, 1)) return -1;
  return isUnconfirmed(closes, -1) ? 1 : 0;
};

const signalRules: Readonly<Record<SetupId, SignalRule>> = { momentum, reversal };

/**
 * Watches a session bar by bar for a setup.
 *
 * @returns A function to call at the close of each bar; it returns the side of a signal, else 0.
 */
export function watchSetup(kind: SetupId): (session: Session) => Side {
  const closes: BarClose[] = [];
  return (session) => {
    const bar = session.bars.at(-1);
    const area = valueArea(session.profile.rows());
    const value = session.vwap.at(-1);
    if (!bar || !area || !value) return 0;
    closes.push({
      bar: { ...bar },
      cumulative: cumulativeDelta(bar).close,
      vwap: value.vwap,
      vah: area.vah,
      val: area.val,
    });
    return closes.length < warmUpBars ? 0 : signalRules[kind](closes);
  };
}
