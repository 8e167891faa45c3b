import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMistake, problemLine, type SettingProblem, settingFile } from '@otm/schema/settings';
import type { DeployProblem } from './problem.ts';

const linesOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8').split('\n');

/** The file of a video, found by its id. */
function videoFile(root: string, { value }: SettingProblem): string | undefined {
  const files = globSync('packages/content/videos/*/*.md', { cwd: root }).toSorted();
  return files.find((file) => value && linesOf(root, file).includes(`id: ${value}`));
}

/** Returns a problem of the settings with the file in which to correct it. */
export function settingProblem(root: string, problem: SettingProblem): DeployProblem {
  const own = problem.area === 'videos' ? videoFile(root, problem) : undefined;
  return {
    cause: 'setting',
    message: problemLine(problem, 'en'),
    files: [own ?? settingFile(problem)],
  };
}

/** Whether a mistake of the settings is what the compiler reports: on its line, or as a missing key. */
function isSame(root: string, { files, message }: DeployProblem, problem: SettingProblem): boolean {
  const [, file = '', line] = /^(.+):(\d+)$/.exec(files[0] ?? '') ?? [];
  if (!isMistake(problem) || file !== settingFile(problem)) return false;
  const key = problem.setting.replace(/.*\./, '');
  if (message.includes(`'${key}'`)) return true;
  const text = linesOf(root, file)[Number(line) - 1] ?? '';
  return text.includes(`${key}:`) && text.includes(problem.value);
}

/** Leaves out what the compiler says about a mistake that the settings' line explains better. */
export const withoutSettings = (
  root: string,
  packages: readonly DeployProblem[],
  settings: readonly SettingProblem[],
): readonly DeployProblem[] =>
  packages.filter((it) => !settings.some((problem) => isSame(root, it, problem)));
