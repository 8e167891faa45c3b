import type { ModuleName } from './module-names.ts';
import type { ImportModule } from './modules.ts';

/** The files of the modules, written out so that bundlers find them. */
const files: Readonly<Record<ModuleName, () => ReturnType<ImportModule>>> = {
  agents: () => import('../modules/agents.ts'),
  channels: () => import('../modules/channels.ts'),
  'click-away': () => import('../modules/click-away.ts'),
  hours: () => import('../modules/hours.ts'),
  icon: () => import('../modules/icon.ts'),
  'labels-ar': () => import('../modules/labels-ar.ts'),
  'labels-de': () => import('../modules/labels-de.ts'),
  'labels-es': () => import('../modules/labels-es.ts'),
  'labels-fr': () => import('../modules/labels-fr.ts'),
  'labels-id': () => import('../modules/labels-id.ts'),
  'labels-it': () => import('../modules/labels-it.ts'),
  'labels-ja': () => import('../modules/labels-ja.ts'),
  'labels-nl': () => import('../modules/labels-nl.ts'),
  'labels-pl': () => import('../modules/labels-pl.ts'),
  'labels-pt': () => import('../modules/labels-pt.ts'),
  'labels-tr': () => import('../modules/labels-tr.ts'),
  memory: () => import('../modules/memory.ts'),
  preview: () => import('../modules/preview.ts'),
  qr: () => import('../modules/qr.ts'),
  'quick-replies': () => import('../modules/quick-replies.ts'),
  sound: () => import('../modules/sound.ts'),
  triggers: () => import('../modules/triggers.ts'),
};

/** Imports a module from a file next to this one. */
export const importModule: ImportModule = (name) => files[name]();
