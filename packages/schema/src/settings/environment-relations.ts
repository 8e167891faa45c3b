import { isUuid } from './account-rules.ts';
import { environmentSettings } from './environment-settings.ts';
import { nearest } from './nearest.ts';
import { isSecretName } from './secrets.ts';
import type { SettingProblem, SiteSettings } from './setting.ts';

/** The names that `.env` may set. */
const environmentNames: readonly string[] = environmentSettings.map(({ name }) =>
  name.replace('environment.', ''),
);

const problem = (
  setting: string,
  rest: Pick<SettingProblem, 'value' | 'rule' | 'details'>,
): SettingProblem => ({ setting, area: 'environment', ...rest });

/** Names that nothing reads: misspelled, of an older version, or of secrets, which no one may rename. */
const unknownNames = (environment: SiteSettings['environment']): readonly SettingProblem[] =>
  Object.keys(environment)
    .filter((name) => !environmentNames.includes(name))
    .map((name) =>
      problem(name, {
        value: '…',
        rule: isSecretName(name) ? 'secret-name' : 'unknown-name',
        details: { nearest: nearest(name, environmentNames) },
      }),
    );

/** An adapter without its account, or an account without its adapter. */
function analyticsProblems(environment: SiteSettings['environment']): readonly SettingProblem[] {
  const { SITE_ANALYTICS: adapter } = environment;
  const parts = ['SITE_ANALYTICS_URL', 'SITE_ANALYTICS_ID'];
  if (!adapter)
    return parts
      .filter((name) => environment[name])
      .map((name) =>
        problem(name, { value: environment[name] ?? '', rule: 'analytics-off', details: {} }),
      );
  return parts
    .filter((name) => !environment[name] && !(adapter === 'beacon' && name.endsWith('_ID')))
    .map((missing) =>
      problem('SITE_ANALYTICS', { value: adapter, rule: 'analytics-needs', details: { missing } }),
    );
}

/** An account of another service than the adapter's. */
function accountProblems(environment: SiteSettings['environment']): readonly SettingProblem[] {
  const { SITE_ANALYTICS: adapter, SITE_ANALYTICS_ID: id, SITE_ANALYTICS_URL: url } = environment;
  if (adapter !== 'plausible' && adapter !== 'umami') return [];
  const path = url && URL.canParse(url) ? new URL(url).pathname : '/collect';
  return [
    ...(id && isUuid(id) !== (adapter === 'umami')
      ? [problem('SITE_ANALYTICS_ID', { value: id, rule: 'other-account', details: { adapter } })]
      : []),
    ...(url && /^\/$|\.js$/.test(path)
      ? [problem('SITE_ANALYTICS_URL', { value: url, rule: 'not-collector', details: {} })]
      : []),
  ];
}

const contact = 'SITE_MAIL_CONTACT_TEMPLATE_ID';
const license = 'SITE_MAIL_LICENCE_TEMPLATE_ID';

/** Ids of the mail account that were pasted in two places. */
function repeatedIds(environment: SiteSettings['environment']): readonly SettingProblem[] {
  const first = new Map<string, string>();
  return ['SITE_MAIL_PUBLIC_KEY', 'SITE_MAIL_SERVICE_ID', contact, license].flatMap((name) => {
    const value = environment[name];
    if (!value) return [];
    const other = first.get(value);
    if (!other) first.set(value, name);
    const rule = name === license && other === contact ? 'same-template' : 'repeated-id';
    return other ? [problem(name, { value, rule, details: { other } })] : [];
  });
}

/** A path for the site that is the one of a page or a folder of its own. */
const takenBase = ({ environment, takenPaths }: SiteSettings): readonly SettingProblem[] =>
  takenPaths
    .filter((path) => path === environment.SITE_BASE?.toLowerCase())
    .map((value) => problem('SITE_BASE', { value, rule: 'taken-path', details: {} }));

/** Compares the settings of the environment with each other. */
export function environmentProblems(settings: SiteSettings): readonly SettingProblem[] {
  const { environment } = settings;
  const { SITE_SERVICES: services = 'sandbox' } = environment;
  const isSandbox = services === '' || services === 'sandbox';
  return [
    ...unknownNames(environment),
    ...analyticsProblems(environment),
    ...accountProblems(environment),
    ...repeatedIds(environment),
    ...takenBase(settings),
    ...(isSandbox
      ? [problem('SITE_SERVICES', { value: services, rule: 'sandbox', details: {} })]
      : []),
  ];
}
