import type { Language } from '../core/languages.ts';
import type { Settings } from '../core/settings.ts';

/** The module that each attribute asks for. */
export const moduleOf = {
  agents: 'agents',
  channel: 'channels',
  'click-away': 'click-away',
  hours: 'hours',
  holidays: 'hours',
  icon: 'icon',
  persist: 'memory',
  preview: 'preview',
  qr: 'qr',
  'quick-replies': 'quick-replies',
  sound: 'sound',
  'hide-away': 'triggers',
  'show-after': 'triggers',
  'show-on': 'triggers',
  'show-scroll': 'triggers',
} as const;

/** The name of a module, which is also the name of its file. */
export type ModuleName =
  | (typeof moduleOf)[keyof typeof moduleOf]
  | `labels-${Exclude<Language, 'en'>}`;

/** Returns the module with a language's labels, if it is a built-in one. */
export function labelsModule(language: string): ModuleName | undefined {
  const [tag] = /^(ar|de|es|fr|id|it|ja|nl|pl|pt|tr)\b/.exec(language.toLowerCase()) ?? [];
  return tag ? (`labels-${tag}` as ModuleName) : undefined;
}

/** Returns the modules that an element's settings ask for; an agent may have settings of its own. */
export const findModules = (shared: Settings): ModuleName[] =>
  (Object.keys(moduleOf) as (keyof typeof moduleOf)[])
    .filter((name) => name in shared || shared.agents?.includes(`"${name}"`))
    .map((name) => moduleOf[name]);
