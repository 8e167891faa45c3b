import type { Locale } from '../locale.ts';
import { ruleMessages } from './messages.ts';
import type { SettingProblem } from './setting.ts';

/** A problem in words. */
export interface ProblemText {
  readonly problem: string;
  readonly remedy: string;
}

/** Describes a problem in a language: what is wrong, and how to fix it. */
export function describeProblem({ details, rule }: SettingProblem, locale: Locale): ProblemText {
  const [problem, remedy] = ruleMessages[locale][rule].map((text) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => details[name] ?? placeholder),
  );
  return { problem: problem ?? '', remedy: remedy ?? '' };
}

/** Writes characters that no one sees as their codes. */
const visible = (text: string) =>
  text.replace(
    /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
    (it) => `\\u{${it.codePointAt(0)?.toString(16)}}`,
  );

/** Returns a problem as one line that names the setting, its value and the remedy. */
export function problemLine(found: SettingProblem, locale: Locale): string {
  const { problem, remedy } = describeProblem(found, locale);
  const value = found.value === '' ? '' : ` ${visible(JSON.stringify(found.value))}`;
  return `${found.setting}${value} ${problem}. ${remedy}`;
}
