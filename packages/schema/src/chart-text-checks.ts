import type { ChartId, ChartPlaceholder, SetupSessionPlaceholder } from './chart-placeholders.ts';
import type { ChartTexts } from './charts.ts';
import type { IndicatorId } from './indicator.ts';
import type { ReplayTexts } from './replay.ts';

/** The names of the `{name}` placeholders in a text. */
type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

/** What the compiler shows for a text with a placeholder that its chart doesn't have. */
interface UnknownPlaceholder<Name> {
  readonly unknownPlaceholder: Name;
}

/** `Text` itself when it uses allowed placeholders only, else a type that no text fits. */
type WithPlaceholders<Text, Allowed extends string> = Text extends string
  ? [Exclude<PlaceholderIn<Text>, Allowed>] extends [never]
    ? Text
    : UnknownPlaceholder<Exclude<PlaceholderIn<Text>, Allowed>>
  : never;

type CheckedCharts<Charts> = {
  readonly [Id in keyof Charts]: {
    readonly [Field in keyof Charts[Id]]: WithPlaceholders<
      Charts[Id][Field],
      Field extends 'session'
        ? SetupSessionPlaceholder
        : Id extends ChartId
          ? ChartPlaceholder<Id>
          : never
    >;
  };
};

type CheckedAnnouncements<Texts> = {
  readonly [Id in keyof Texts]: WithPlaceholders<
    Texts[Id],
    Id extends IndicatorId ? ChartPlaceholder<Id> : never
  >;
};

/** Returns the texts of the charts; a placeholder that the chart doesn't have fails to compile. */
export const defineChartTexts = <const Charts extends ChartTexts['charts']>(
  texts: Omit<ChartTexts, 'charts'> & { readonly charts: Charts & CheckedCharts<Charts> },
): ChartTexts => texts;

/** Returns the texts of the replay; a placeholder that the chart doesn't have fails to compile. */
export const defineReplayTexts = <const Announcements extends ReplayTexts['announcements']>(
  texts: Omit<ReplayTexts, 'announcements'> & {
    readonly announcements: Announcements & CheckedAnnouncements<Announcements>;
  },
): ReplayTexts => texts;
