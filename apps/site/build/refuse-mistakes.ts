import { isMistake, problemLine, type SettingProblem } from '@otm/schema/settings';

/** Thrown when a setting would break the site. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(problems: readonly SettingProblem[]) {
    const lines = problems.map((problem) => `- ${problemLine(problem, 'en')}`);
    super(`Correct these settings, then build again:\n${lines.join('\n')}`);
  }
}

/**
 * Returns the problems that stop a build: mistakes, but not samples, which may stay until the site
 * goes live. A sandbox needs no account.
 */
export const stoppingProblems = (
  problems: readonly SettingProblem[],
  isSandbox: boolean,
): readonly SettingProblem[] =>
  problems.filter(
    (it) => isMistake(it) && !(isSandbox && it.area === 'environment' && it.rule === 'missing'),
  );

/**
 * Refuses to build with settings that would break the site.
 *
 * @throws {SettingsError} naming each setting, its value and the remedy.
 */
export function refuseMistakes(problems: readonly SettingProblem[], isSandbox: boolean): void {
  const stopping = stoppingProblems(problems, isSandbox);
  if (stopping.length > 0) throw new SettingsError(stopping);
}
