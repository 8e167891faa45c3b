import { type Bar, type Session, type Side, valueArea } from '@otm/orderflow';
import type { SetupId } from '@otm/schema';

/** Which setup a figure shows. */
export type SetupKind = SetupId;

/** Bars before the first signal. */
export const warmUp = 18;
/** Bars that a trend of delta and VWAP is measured over. */
export const slope = 6;
/** Bars in which price may come back into value, that of the extreme included. */
export const comeBack = 3;

/** What was known at the close of a bar; nothing later. */
interface Known {
  readonly bar: Bar;
  readonly cumulative: number;
  readonly vwap: number;
  readonly vah: number;
  readonly val: number;
}

const momentum = (known: readonly Known[]): Side => {
  const [now, before, earlier] = [known.at(-1), known.at(-2), known.at(-1 - slope)];
  if (!now || !before || !earlier) return 0;
  const [delta, vwap] = [now.cumulative - earlier.cumulative, now.vwap - earlier.vwap];
  if (now.bar.close > now.vah && before.bar.close > before.vah && delta > 0 && vwap > 0) return 1;
  if (now.bar.close < now.val && before.bar.close < before.val && delta < 0 && vwap < 0) return -1;
  return 0;
};

/** Whether the last few bars made an extreme of the session that cumulative delta did not. */
const unconfirmed = (known: readonly Known[], side: 1 | -1): boolean => {
  const price = ({ bar }: Known) => (side > 0 ? bar.high : -bar.low);
  const [before, latest] = [known.slice(0, -comeBack), known.slice(-comeBack)];
  const top = Math.max(...before.map(price));
  const most = Math.max(...before.map(({ cumulative }) => side * cumulative));
  return latest.some((now) => price(now) > top && side * now.cumulative < most);
};

const reversal = (known: readonly Known[]): Side => {
  const now = known.at(-1);
  if (!now) return 0;
  const inside = now.bar.close <= now.vah && now.bar.close >= now.val;
  if (inside && unconfirmed(known, 1)) return -1;
  if (inside && unconfirmed(known, -1)) return 1;
  return 0;
};

const rules = { momentum, reversal };

/** Watches a session bar by bar and says at each close whether the setup has come. */
export function watchSetup(kind: SetupKind) {
  const known: Known[] = [];
  /** @param session The session as it stands at the close of its latest bar. */
  return (session: Session): Side => {
    const bar = session.bars.at(-1);
    const area = valueArea(session.profile.rows());
    const mean = session.vwap.at(-1);
    if (!bar || !area || !mean) return 0;
    const cumulative = bar.deltaBefore + bar.delta;
    known.push({ bar: { ...bar }, cumulative, vwap: mean.vwap, vah: area.vah, val: area.val });
    return known.length < warmUp ? 0 : rules[kind](known);
  };
}
