import type { ChannelData } from '../../core/channels.ts';
import { english, type LabelName, type Labels } from '../../core/labels.ts';
import type { Settings } from '../../core/settings.ts';
import type { Conversation } from '../conversation.ts';
import type { ModuleName } from '../module-names.ts';
import type { Memo } from './memo.ts';
import type { View } from './view.ts';

/** The parts of one widget that rendering and modules read and write. */
export interface Widget {
  readonly host: HTMLElement;
  readonly view: View;
  readonly conversation: Conversation;
  readonly memo: Memo;
  readonly modules: Modules;
  /** Returns the URL that opens an account's service, '' when the account cannot be reached. */
  readonly linkTo: (settings: Settings, text: string) => string;
  /** The settings of the account that is written to. */
  settings: Settings;
  /** Whether a module that the widget asks for is still loading. */
  isPending: boolean;
  /** Renders the widget again. */
  readonly refresh: () => void;
}

/** A widget with the values that every part of a render needs. */
export interface Model extends Widget {
  readonly language: string;
  readonly labels: Labels;
  readonly label: (name: LabelName) => string;
}

/** The exports of an optional module, each of them optional. They serve every widget of the page. */
export interface WidgetModule {
  /** Every label in the module's language. */
  readonly labels?: Labels;
  /** More messaging services. */
  readonly channels?: Readonly<Record<string, ChannelData>>;
  /** Returns the settings of the agent to write to. */
  readonly pickAgent?: (widget: Widget, shared: Settings) => Settings;
  /** Whether an account replies now. */
  readonly isAvailable?: (settings: Settings, now: Date) => boolean;
  /** Whether the widget is hidden for now. */
  readonly hides?: (model: Model) => boolean;
  /** Called after each render. */
  readonly render?: (model: Model) => void;
}

/** The modules that have loaded. One that has failed is empty. */
export type Modules = { [Name in ModuleName]?: WidgetModule };

/** Adds the labels to a widget. */
export function createModel(widget: Widget, language: string, labels: Labels = english): Model {
  const label = (name: LabelName) => widget.settings[name] ?? labels[name];
  return { ...widget, language, labels, label };
}
