/** The kinds of problems that keep a site from real visitors, worst first. */
export const causes = [
  'build',
  'secret',
  'setting',
  'sandbox',
  'documents',
  'link',
  'language',
  'disclosure',
  'source-map',
  'policy',
  'leftover',
  'sample',
  'size',
] as const;

/** A kind of problem. */
export type Cause = (typeof causes)[number];

/** A cause that keeps a site from being deployed: one line, however many files it's in. */
export interface DeployProblem {
  readonly cause: Cause;
  /** The problem and its remedy. */
  readonly message: string;
  /** The files that it's in, if it's in any. */
  readonly files: readonly string[];
}

/** Collects what is wrong with files, one problem for each message. */
export function groupByMessage(
  cause: Cause,
  found: Iterable<readonly [message: string, file: string]>,
): readonly DeployProblem[] {
  const byMessage = new Map<string, Set<string>>();
  for (const [message, file] of found)
    byMessage.set(message, (byMessage.get(message) ?? new Set()).add(file));
  return [...byMessage].map(([message, files]) => ({ cause, message, files: [...files] }));
}

/** Sorts problems, worst first. */
export const worstFirst = (problems: readonly DeployProblem[]): readonly DeployProblem[] =>
  problems.toSorted((a, b) => causes.indexOf(a.cause) - causes.indexOf(b.cause));

/** The number of files that a line names. */
const shownFiles = 3;

/** Returns a problem as one line. */
export function lineOf({ cause, files, message }: DeployProblem): string {
  const others = files.length - shownFiles;
  const named = files.slice(0, shownFiles).join(', ') + (others > 0 ? ` and ${others} more` : '');
  return `- ${cause}: ${message}${named && ` (${named})`}`;
}
