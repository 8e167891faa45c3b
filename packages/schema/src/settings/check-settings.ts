import { safeParse } from 'valibot';
import { businessProblems } from './business-relations.ts';
import { businessSettings } from './business-settings.ts';
import {
  missingCheckouts,
  missingLinks,
  otherPrices,
  overwrittenParameters,
  sharedIds,
  unknownItems,
} from './checkout-relations.ts';
import { contentProblems } from './content-relations.ts';
import { contentSettings } from './content-settings.ts';
import { environmentProblems } from './environment-relations.ts';
import { environmentSettings } from './environment-settings.ts';
import { isExample } from './example-values.ts';
import { readUrl } from './hosts.ts';
import { openRules, type RuleId, ruleMessages } from './messages.ts';
import { withoutSecrets } from './secrets.ts';
import type { Setting, SettingProblem, SiteSettings } from './setting.ts';
import { treeOf, unknownKeys, wellFormed } from './setting-tree.ts';
import { shopProblems } from './shop-relations.ts';
import { shopSettings } from './shop-settings.ts';
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
  missingCheckouts,
  missingLinks,
  sharedIds,
  sharedUrls,
  overwrittenParameters,
  unknownItems,
  otherPrices,
  shopProblems,
  contentProblems,
];

const tree = treeOf(settingList);

/** The settings that are written by hand and have no keys but those of the list. */
const strictTree = treeOf(
  settingList.filter(({ area }) => ['business', 'shop', 'captures'].includes(area)),
);

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
      .map(({ path, value }) => ({ setting: settingName(path), area, value: shown(value) }))
      .filter(({ value }) => value !== ''),
  );

/** Returns the rule that a value breaks: first of all, it has to be there and of the right type. */
function brokenRule(setting: Setting, { isMissingList, value }: FoundValue): RuleId | undefined {
  if (isMissingList) return 'missing-list';
  const { schema } = setting;
  const [issue] = safeParse(schema, value, { abortPipeEarly: true }).issues ?? [];
  if (!issue) return isExample(setting, value) ? 'example-value' : undefined;
  if (value === undefined || value === null) return 'missing';
  if (issue.type === 'string') return 'not-text';
  if (!isRule(issue.message)) throw new Error(`Add a message for the rule "${issue.message}".`);
  return issue.message;
}

function problemOf(setting: Setting, found: FoundValue): readonly SettingProblem[] {
  const { path, value } = found;
  if (setting.optional && (value === undefined || value === '')) return [];
  const rule = brokenRule(setting, found);
  if (!rule) return [];
  const text = typeof value === 'object' ? '' : String(value ?? '');
  const details = { example: setting.example, ascii: readUrl(text)?.origin ?? '' };
  return [
    {
      setting: settingName(path),
      area: setting.area,
      value: text,
      rule,
      // A list is missing once, not once for each setting of its entries.
      details: found.isMissingList ? {} : details,
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

/** Returns problems without those that another setting has found already. */
const once = (problems: readonly SettingProblem[]): readonly SettingProblem[] => [
  ...new Map(
    problems.map((it) => [[it.setting, it.rule, JSON.stringify(it.details)].join(' '), it]),
  ).values(),
];

/** Whether a problem is a mistake, not a sample that waits for the owner's value. */
export const isMistake = ({ rule }: Pick<SettingProblem, 'rule'>): boolean => !openRules.has(rule);

/** Returns everything that keeps settings from going live, mistakes first. */
export function checkSettings(settings: SiteSettings): readonly SettingProblem[] {
  const comparable = wellFormed(settings, tree) as SiteSettings;
  const written = Object.fromEntries(
    [...strictTree.branches.keys()].map((key) => [key, Reflect.get(settings, key)]),
  );
  const problems = once([
    ...settingList.flatMap((setting) =>
      valuesAt(settings, setting.name).flatMap((found) => problemOf(setting, found)),
    ),
    ...unknownKeys(written, strictTree),
    ...relations.flatMap((relation) => relation(comparable)),
  ]).map(withoutSecret);
  return [...problems.filter(isMistake), ...problems.filter((problem) => !isMistake(problem))];
}
