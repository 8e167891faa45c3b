import type { UnsetKind } from '@otm/schema';
import {
  type BuildFacts,
  type MissingSetting,
  missingSettings,
} from '../src/features/missing-settings/missing-settings.ts';

/** Facts about a build for the check before deployment. */
export interface DeployFacts extends BuildFacts {
  /** Text files of the built site, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** The kinds that this check finds in other ways, or that don't keep a build from visitors. */
type Unchecked = 'videos' | 'captures';

const sentences: Readonly<
  Record<Exclude<UnsetKind, Unchecked>, (unset: MissingSetting) => string>
> = {
  sandbox: () => 'The build is for the sandbox: set SITE_SERVICES=live in .env.',
  business: ({ path, value }) =>
    path === 'business.sample'
      ? 'Replace the sample data in business.ts and set sample to false.'
      : `${path} is a sample: ${value}`,
  facts: ({ path, value }) =>
    `The fact ${path} has no answer in shop/owner-facts.ts: the site must state ${value}.`,
  reviews: ({ path }) => `The review of ${path} is a sample, and shown as one.`,
  settings: ({ path, value }) => `${path} is not set: ${JSON.stringify(value)}`,
};

/** Returns what real visitors must not get, as sentences; none means that the build may be deployed. */
export function deployProblems({ files, ...facts }: DeployFacts): readonly string[] {
  return [
    ...missingSettings(facts).flatMap((unset) =>
      unset.kind === 'videos' || unset.kind === 'captures' ? [] : [sentences[unset.kind](unset)],
    ),
    ...[...files]
      .filter(([, text]) => text.includes('/__sandbox'))
      .map(([file]) => `${file} leads to the sandbox.`),
    ...[...files]
      .filter(([, text]) => text.includes('/embed/sample-'))
      .map(([file]) => `${file} plays a sample video.`),
  ];
}
