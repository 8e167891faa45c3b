import { type DeployProblem, groupByMessage } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

/** Finds documents without a strict policy, and a header that doesn't forbid framing. */
export function policyProblems({ documents, hosting }: BuiltSite): readonly DeployProblem[] {
  const found: (readonly [string, string])[] = [];
  for (const [file, { policy }] of documents) {
    if (!/default-src '(?:none|self)'/.test(policy))
      found.push(['A document has no policy: build again.', file]);
    if (/unsafe-(?:inline|eval)/.test(policy))
      found.push(['A policy allows unsafe code: remove unsafe-inline and unsafe-eval.', file]);
    if (!file.endsWith('/captcha.html') && !policy.includes('require-trusted-types-for'))
      found.push(['A document’s policy lacks Trusted Types: build again.', file]);
  }
  const header = hosting.headers['Content-Security-Policy'] ?? '';
  if (!header.includes('frame-ancestors'))
    found.push(['The headers don’t forbid framing: build again.', 'hosting.json']);
  return groupByMessage('policy', found);
}
