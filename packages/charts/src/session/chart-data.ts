import { type ProfileRow, type Session, type ValueArea, valueArea } from '@otm/orderflow';

/** The data of a chart; its caption, description and table are computed from it, too. */
export interface ChartData {
  readonly session: Session;
  /** The seed of simulated trades, printed below every chart; `undefined` for real ones. */
  readonly seed: number | undefined;
  /** Where real trades come from, printed below every chart; `undefined` for simulated ones. */
  readonly source: string | undefined;
  /** Points per tick. */
  readonly tickSize: number;
  /** Share of the value area, in percent. */
  readonly percent: number;
  /** Widest band of the VWAP, in standard deviations: 1, 2 or 3. */
  readonly bands: number;
  readonly rows: readonly Readonly<ProfileRow>[];
  /** `undefined` before the first trade. */
  readonly area: ValueArea | undefined;
}

/** Where trades come from: simulated from a seed, or recorded and named by their source. */
export type TradeOrigin =
  | { readonly seed: number; readonly source?: never }
  | { readonly source: string; readonly seed?: never };

/** The settings that a chart depends on besides the trades. */
export interface ChartSettings {
  /** @defaultValue 0.25 */
  readonly tickSize?: number;
  /** @defaultValue 70 */
  readonly percent?: number;
  /** @defaultValue 2 */
  readonly bands?: number;
}

/** The settings of a chart, and where its trades come from. */
export type ChartOptions = ChartSettings & TradeOrigin;

/** The data of a chart of simulated trades. */
export interface SimulatedData extends ChartData {
  readonly seed: number;
}

/** Reads what a chart needs from a session at its latest trade; O(rows). */
export function chartData(
  session: Session,
  options: ChartSettings & { readonly seed: number },
): SimulatedData;
export function chartData(session: Session, options: ChartOptions): ChartData;
export function chartData(session: Session, options: ChartOptions): ChartData {
  const { seed, source, tickSize = 0.25, percent = 70, bands = 2 } = options;
  const rows = session.profile.rows();
  return { session, seed, source, tickSize, percent, bands, rows, area: valueArea(rows, percent) };
}
