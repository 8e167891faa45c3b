import type { Business, Review } from '@otm/content';
import type { Endpoints } from '../src/config/endpoints.ts';

/** What a build says of itself, for the check before it is deployed. */
export interface DeployFacts {
  readonly isSandbox: boolean;
  readonly business: Business;
  readonly reviews: readonly Review[];
  readonly mail: Endpoints['mail'];
  readonly blockList: string;
  readonly siteKey: string;
  /** Files of the built site with their texts. */
  readonly files: ReadonlyMap<string, string>;
}

/** Names that belong to nobody (RFC 2606) and ids that stand in `.env.example` or in the sandbox. */
const reserved =
  /(?:^|[@/.])example\.(?:com|net|org)\b|\.(?:example|test|invalid|localhost)\b|\/@?example$/;
const placeholder = /^$|\byour-|^sandbox-|^[1-9]0000000-ffff-ffff-ffff-00000000000[1-9]$/;

/** Numbers that belong to nobody: an area code that does not exist, and those kept for fiction. */
const fictionalPhone = /^1555|55501\d\d$/;

/** Every text of a value with its path. */
function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** What must not go out to real visitors, as sentences; none means that the build may be deployed. */
export function deployFaults(facts: DeployFacts): readonly string[] {
  const { business, files, isSandbox, reviews } = facts;
  const settings = [
    ...textsOf(facts.mail, 'mail'),
    ['blockList', facts.blockList] as const,
    ['captcha.siteKey', facts.siteKey] as const,
  ];
  return [
    ...(isSandbox ? ['The build is for the sandbox: set SITE_SERVICES=live in .env.'] : []),
    ...(business.sample ? ['business.ts still says that its data are samples.'] : []),
    ...textsOf(business, 'business')
      .filter(([, text]) => reserved.test(text))
      .map(([path, text]) => `${path} is a sample: ${text}`),
    ...(fictionalPhone.test(business.phone.replace(/\D/g, ''))
      ? [`business.phone is a sample: ${business.phone}`]
      : []),
    ...reviews
      .filter(({ sample }) => sample)
      .map(({ name }) => `The review of ${name} is a sample, and shown as one.`),
    ...settings
      .filter(([, value]) => placeholder.test(value))
      .map(([path, value]) => `${path} is not set: ${JSON.stringify(value)}`),
    ...[...files]
      .filter(([, text]) => text.includes('/__sandbox'))
      .map(([file]) => `${file} leads to the sandbox.`),
    ...[...files]
      .filter(([, text]) => text.includes('/embed/sample-'))
      .map(([file]) => `${file} plays a sample video.`),
  ];
}
