import { report } from '../core/report.ts';
import type { ModuleName } from './module-names.ts';
import type { Modules, WidgetModule } from './render/model.ts';

/** Imports a module's file. */
export type ImportModule = (name: ModuleName) => Promise<WidgetModule>;

/** How long a widget waits for a module before it shows without it, in ms. */
const maxWait = 3000;

let importModule: ImportModule;

/** The modules of the page. */
export const modules: Modules = Object.create(null);

/** Sets how modules are imported: differently in the script file than in a bundle. */
export const setModuleSource = (source: ImportModule) => {
  importModule = source;
};

/** Loads a module. One that cannot be loaded is reported; the widget works without it. */
export function loadModule(name: ModuleName): Promise<void> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, maxWait));
  return Promise.race([importModule(name), timeout]).then(
    (module) => {
      modules[name] = module;
    },
    () => {
      modules[name] ??= {};
      report('module', name);
    },
  );
}
