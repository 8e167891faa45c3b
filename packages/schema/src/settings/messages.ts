import type { Localized } from '../locale.ts';
import { en, type RuleId } from './messages-en.ts';
import { es } from './messages-es.ts';

export type { RuleId };

/** The message of every rule: what is wrong about a value, and the remedy. */
export const ruleMessages: Localized<Readonly<Record<RuleId, readonly [string, string]>>> = {
  en,
  es,
};

/** Rules about values that are well-formed but not the owner's yet; all others are about mistakes. */
export const openRules: ReadonlySet<RuleId> = new Set([
  'captcha-test-key',
  'example-value',
  'fictional-phone',
  'no-capture',
  'placeholder',
  'sample-data',
  'sample-email',
  'sample-fact',
  'sample-review',
  'sample-url',
  'sample-video',
  'sandbox',
]);
