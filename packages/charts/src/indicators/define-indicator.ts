import type { ChartPlaceholder, IndicatorId } from '@otm/schema';
import type { SessionChartDefinition } from '../figure/session-chart-definition.ts';
import type { SettingName } from '../replay/replay-settings.ts';

/** An indicator: its chart, and what a visitor may set while replaying it. */
export interface Indicator<Id extends IndicatorId = IndicatorId>
  extends SessionChartDefinition<ChartPlaceholder<Id>> {
  readonly id: Id;
  /** The settings that its replay offers besides seed, position and speed. */
  readonly settings: readonly SettingName[];
}

/** Returns the indicator; its values must be those that its texts in the schema may use. */
export const defineIndicator = <Id extends IndicatorId>(indicator: Indicator<Id>): Indicator<Id> =>
  indicator;
