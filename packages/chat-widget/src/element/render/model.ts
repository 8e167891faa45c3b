import { builtInLabel, type LabelName } from '../../core/labels.ts';
import type { Settings } from '../../core/settings.ts';
import type { Agents } from '../agents.ts';
import type { Conversation } from '../conversation.ts';
import type { Memo } from './memo.ts';
import type { View } from './view.ts';

/** The parts of one widget that rendering reads and writes. */
export interface Widget {
  readonly host: HTMLElement;
  readonly view: View;
  readonly agents: Agents;
  readonly conversation: Conversation;
  readonly memo: Memo;
}

/** A widget with the values that every part of a render needs. */
export interface Model extends Widget {
  /** The settings of the chosen agent. */
  readonly settings: Settings;
  readonly language: string;
  readonly label: (name: LabelName) => string;
}

/** Reads the settings, the language and the labels of one render. */
export function createModel(widget: Widget): Model {
  const { current: settings } = widget.agents;
  const language = widget.host.closest<HTMLElement>('[lang]')?.lang || 'en';
  const label = (name: LabelName) => settings[name] ?? builtInLabel(name, language);
  return { ...widget, settings, language, label };
}
