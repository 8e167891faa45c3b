import { namesGain } from './gains.ts';
import { type DeployProblem, groupByMessage } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

/** The words that a claim's disclosure has, in either language. */
const disclosures = {
  results: /hypothetical/i,
  testimonials: /not (?:be )?representative|no (?:son|ser\S*|sea\S*|representan|representativ)/i,
} as const;

/** Finds results and testimonials without their disclosure in the same section. */
export function disclosureProblems({ documents }: BuiltSite): readonly DeployProblem[] {
  const found: (readonly [string, string])[] = [];
  for (const [file, { claims, text }] of documents) {
    for (const claim of claims)
      if (!disclosures[claim.kind].test(claim.text))
        found.push([`A section of ${claim.kind} lacks its disclosure: add it there.`, file]);
    if (namesGain(text) && !disclosures.results.test(text))
      found.push(['A gain is named without the statement on hypothetical results: add it.', file]);
  }
  return groupByMessage('disclosure', found);
}
