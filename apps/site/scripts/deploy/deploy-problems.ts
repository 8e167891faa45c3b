import { disclosureProblems } from './claims.ts';
import { languageProblems, missingDocuments } from './documents.ts';
import { leakProblems } from './leaks.ts';
import { leftoverProblems } from './leftovers.ts';
import { brokenLinks } from './links.ts';
import { missingFiles } from './missing-files.ts';
import { policyProblems } from './policies.ts';
import { type DeployProblem, worstFirst } from './problem.ts';
import type { BuiltSite } from './read-site.ts';
import { sizeProblems } from './sizes.ts';
import { visitProblems } from './visits.ts';

const checks = [
  leakProblems,
  missingDocuments,
  missingFiles,
  brokenLinks,
  languageProblems,
  disclosureProblems,
  visitProblems,
  policyProblems,
  leftoverProblems,
  sizeProblems,
];

/** Returns what keeps a built site from real visitors, worst first; nothing means that it's ready. */
export const deployProblems = (site: BuiltSite): readonly DeployProblem[] =>
  worstFirst(checks.flatMap((check) => check(site)));
