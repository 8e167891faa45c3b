import { checkSettings } from '../check-settings.ts';
import { problemLine } from '../describe-problem.ts';
import type { SiteSettings } from '../setting.ts';
import { readySettings } from './ready-settings.ts';

/** Sets the value of a path, which may lead through lists, or removes it. */
export function change(path: string, value: unknown): SiteSettings {
  const copy = structuredClone(readySettings);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((branch, key) => Reflect.get(Object(branch), key), copy);
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, structuredClone(value));
  return copy;
}

/** Returns what is wrong with settings, as lines. */
export const linesOf = (settings: SiteSettings): readonly string[] =>
  checkSettings(settings).map((problem) => problemLine(problem, 'en'));
