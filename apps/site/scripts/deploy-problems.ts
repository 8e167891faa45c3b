import type { UnsetKind } from '@otm/schema';
import {
  type BuildFacts,
  type MissingSetting,
  missingSettings,
} from '../src/features/missing-settings/missing-settings.ts';

/** What a build says of itself, for the check before it is deployed. */
export interface DeployFacts extends BuildFacts {
  /** Files of the built site with their texts. */
  readonly files: ReadonlyMap<string, string>;
}

const sentences: Readonly<Record<Exclude<UnsetKind, 'videos'>, (unset: MissingSetting) => string>> =
  {
    sandbox: () => 'The build is for the sandbox: set SITE_SERVICES=live in .env.',
    business: ({ path, value }) =>
      path === 'business.sample'
        ? 'business.ts still says that its data are samples.'
        : `${path} is a sample: ${value}`,
    reviews: ({ path }) => `The review of ${path} is a sample, and shown as one.`,
    settings: ({ path, value }) => `${path} is not set: ${JSON.stringify(value)}`,
  };

/** What must not go out to real visitors, as sentences; none means that the build may be deployed. */
export function deployProblems({ files, ...facts }: DeployFacts): readonly string[] {
  return [
    ...missingSettings(facts).flatMap((unset) =>
      unset.kind === 'videos' ? [] : [sentences[unset.kind](unset)],
    ),
    ...[...files]
      .filter(([, text]) => text.includes('/__sandbox'))
      .map(([file]) => `${file} leads to the sandbox.`),
    ...[...files]
      .filter(([, text]) => text.includes('/embed/sample-'))
      .map(([file]) => `${file} plays a sample video.`),
  ];
}
