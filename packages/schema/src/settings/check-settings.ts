import { safeParse } from 'valibot';
import { businessProblems } from './business-relations.ts';
import { businessSettings } from './business-settings.ts';
import {
  missingLinks,
  otherPrices,
  overwrittenParameters,
  sharedIds,
  unknownItems,
} from './checkout-relations.ts';
import { environmentProblems } from './environment-relations.ts';
import { environmentSettings } from './environment-settings.ts';
import { readUrl } from './hosts.ts';
import { openRules, type RuleId, ruleMessages } from './messages.ts';
import { withoutSecrets } from './secrets.ts';
import type { Setting, SettingProblem, SiteSettings } from './setting.ts';
import { shopProblems } from './shop-relations.ts';
import { contentSettings, shopSettings } from './shop-settings.ts';
import { sharedUrls } from './url-relations.ts';
import { type FoundValue, valuesAt } from './values-at.ts';

/** Everything that an owner sets, with its rule. */
export const settingList: readonly Setting[] = [
  ...environmentSettings,
  ...businessSettings,
  ...shopSettings,
  ...contentSettings,
];

/** Compares settings with each other; each rule of the list looks at one value alone. */
const relations = [
  environmentProblems,
  businessProblems,
  missingLinks,
  sharedIds,
  sharedUrls,
  overwrittenParameters,
  unknownItems,
  otherPrices,
  shopProblems,
];

const isRule = (id: string): id is RuleId => Object.hasOwn(ruleMessages.en, id);

/** The name of a value as an owner writes it. */
export const settingName = (path: string): string => path.replace(/^environment\./, '');

/** The part of a value that may be shown. */
const shown = (value: unknown) =>
  typeof value === 'object' ? '' : withoutSecrets(String(value ?? ''));

/** A setting with its value, as the owner's page shows it. */
export interface ShownSetting {
  readonly setting: string;
  readonly area: Setting['area'];
  readonly value: string;
}

/** Returns every setting that has a value; secrets are cut off. */
export const shownSettings = (settings: SiteSettings): readonly ShownSetting[] =>
  settingList.flatMap(({ area, name }) =>
    valuesAt(settings, name)
      .map(({ path, value }) => ({
        setting: settingName(path),
        area,
        value: shown(value),
      }))
      .filter(({ value }) => value !== ''),
  );

function problemOf(setting: Setting, { path, value }: FoundValue): readonly SettingProblem[] {
  if (setting.optional && (value === undefined || value === '')) return [];
  const { issues } = safeParse(setting.schema, value, { abortPipeEarly: true });
  const [issue] = issues ?? [];
  if (!issue) return [];
  if (!isRule(issue.message)) throw new Error(`Add a message for the rule "${issue.message}".`);
  return [
    {
      setting: settingName(path),
      area: setting.area,
      value: shown(value),
      rule: issue.message,
      details: { example: setting.example, ascii: readUrl(String(value))?.origin ?? '' },
    },
  ];
}

/** Cuts off what may be a secret, wherever it is. */
const withoutSecret = (found: SettingProblem): SettingProblem => ({
  ...found,
  setting: withoutSecrets(found.setting),
  value: withoutSecrets(`${found.value ?? ''}`),
  details: Object.fromEntries(
    Object.entries(found.details).map(([name, text]) => [name, withoutSecrets(text)]),
  ),
});

/** Whether a problem is a mistake, not a sample that waits for the owner's value. */
export const isMistake = ({ rule }: Pick<SettingProblem, 'rule'>): boolean => !openRules.has(rule);

/** Returns everything that keeps settings from going live, mistakes first. */
export function checkSettings(settings: SiteSettings): readonly SettingProblem[] {
  const problems = [
    ...settingList.flatMap((setting) =>
      valuesAt(settings, setting.name).flatMap((found) => problemOf(setting, found)),
    ),
    ...relations.flatMap((relation) => relation(settings)),
  ].map(withoutSecret);
  return [...problems.filter(isMistake), ...problems.filter((problem) => !isMistake(problem))];
}
