import type { UnansweredFact } from '@otm/content';
import type { Business, ReviewText, UnsetKind } from '@otm/schema';
import type { Endpoints } from '../../config/endpoints.ts';

/** The settings of a build. */
export interface BuildFacts {
  readonly isSandbox: boolean;
  readonly business: Business;
  readonly facts: readonly UnansweredFact[];
  readonly reviews: readonly ReviewText[];
  readonly mail: Endpoints['mail'];
  readonly blockList: string;
  readonly siteKey: string;
}

/** A setting that still has a sample value. */
export interface MissingSetting {
  readonly kind: UnsetKind;
  /** Its path, for example `business.email`. */
  readonly path: string;
  /** Its current value. */
  readonly value: string;
}

/** Reserved names (RFC 2606), and ids of `.env.example` and the sandbox. */
const reserved =
  /(?:^|[@/.])example\.(?:com|net|org)\b|\.(?:example|test|invalid|localhost)\b|\/@?example$/;
const placeholder = /^$|\byour-|^sandbox-|^[1-9]0000000-ffff-ffff-ffff-00000000000[1-9]$/;

/** Phone numbers that can't exist: a fictional area code, and the range reserved for fiction. */
const fictionalPhone = /^1555|55501\d\d$/;

/** Every string within a value, with its path. */
function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** Returns every setting that is still a sample, a placeholder or a stand-in. */
export function missingSettings(facts: BuildFacts): readonly MissingSetting[] {
  const { blockList, business, facts: ownerFacts, isSandbox, mail, reviews, siteKey } = facts;
  const all = (
    kind: UnsetKind,
    values: readonly (readonly [path: string, value: string])[],
  ): readonly MissingSetting[] => values.map(([path, value]) => ({ kind, path, value }));
  const settings = [...textsOf(mail, 'mail'), ['blockList', blockList] as const];
  const isFictional = fictionalPhone.test(business.phone.replace(/\D/g, ''));
  return [
    ...all('sandbox', isSandbox ? [['SITE_SERVICES', 'sandbox']] : []),
    ...all('business', business.sample ? [['business.sample', 'true']] : []),
    ...all(
      'business',
      textsOf(business, 'business').filter(([, text]) => reserved.test(text)),
    ),
    ...all('business', isFictional ? [['business.phone', business.phone]] : []),
    ...all(
      'facts',
      ownerFacts.map(({ asks, id }) => [id, asks] as const),
    ),
    ...all(
      'reviews',
      reviews.filter(({ sample }) => sample).map(({ name, quote }) => [name, quote] as const),
    ),
    ...all(
      'settings',
      [...settings, ['captcha.siteKey', siteKey] as const].filter(([, value]) =>
        placeholder.test(value),
      ),
    ),
  ];
}
