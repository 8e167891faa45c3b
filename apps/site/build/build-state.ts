import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dist } from './variant.ts';

/** The parts of the content that each file of a list has read, in order. */
export type FileReads = readonly (readonly string[])[];

/** Reads by the numbers of parts, in the order of their lines. */
export type NumberedReads = readonly (readonly number[])[];

/** The lists of files whose reads are known. */
export type ReadsOf = Readonly<
  Record<'documents' | 'markdown' | 'others' | 'search', NumberedReads>
>;

/** The state that a build leaves for the next one. */
export interface BuildState {
  /** A hash of everything that any file may depend on, such as the names of parts. */
  readonly key: string;
  /** The parts of the content, which files are known to depend on: a line each, with its hash. */
  readonly parts: string;
  readonly reads: ReadsOf;
}

const folder = `${dist}/state`;
const file = `${folder}/reads.json`;

/** Forgets the state before files change: a build that's stopped leaves none. */
export const forgetState = (): void => rmSync(file, { force: true });

/** Leaves the state for the next build. */
export function leaveState(state: BuildState): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(state));
}

/** Reads the state that the last build left, if it left one. */
export function readState(): BuildState | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes a function that numbers what files have read.
 *
 * @param parts a line for each part, with its hash
 */
export function readNumbering(parts: string): (reads: FileReads) => NumberedReads {
  const numbers = new Map(
    parts.split('\n').map((line, number) => [line.slice(0, line.indexOf(' ')), number]),
  );
  const numberOf = (part: string) => {
    const number = numbers.get(part);
    if (number === undefined) throw new Error(`A file has read ${part}, which isn't known.`);
    return number;
  };
  return (reads) => reads.map((own) => own.map(numberOf));
}

/** Returns the numbers of the parts that have changed: those of other lines than before. */
export function changedParts(before: string, now: string): ReadonlySet<number> {
  const lines = before.split('\n');
  return new Set(
    now.split('\n').flatMap((line, number) => (line === lines[number] ? [] : [number])),
  );
}
