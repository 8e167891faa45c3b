import type { GroupName } from '../groups.ts';
import type { SiteKind } from '../snippets/snippets.ts';

/** Everything the configurator's page shows, in one language. */
export interface Texts {
  readonly title: string;
  readonly intro: string;
  readonly language: string;
  readonly options: string;
  readonly groups: Readonly<Record<GroupName, string>>;
  /** Choice of an option that isn't set; `{value}` is what the widget uses then. */
  readonly unset: string;
  readonly badCss: string;
  readonly reset: string;
  readonly preview: string;
  readonly themes: Readonly<Record<'light' | 'dark', string>>;
  readonly showPanel: string;
  readonly notify: string;
  /** Heading of the page in the preview. */
  readonly yourPage: string;
  readonly unreachable: string;
  readonly snippet: string;
  readonly siteKind: string;
  readonly paste: Readonly<Record<SiteKind, string>>;
  readonly copy: string;
  readonly copied: string;
  readonly selected: string;
  /** Descriptions by option. The manifest has the English ones. */
  readonly descriptions: Readonly<Record<string, string>>;
}
