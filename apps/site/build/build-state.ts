import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dist } from './variant.ts';

/** The parts of the content that each file of a list has read, in order. */
export type FileReads = readonly (readonly string[])[];

/** The lists of files whose reads are known. */
export type ReadsOf = Readonly<Record<'documents' | 'markdown' | 'others' | 'search', FileReads>>;

/** What a build leaves for the next one. */
export interface BuildState {
  /** A hash of everything that any file may depend on. */
  readonly key: string;
  /** The hashes of the parts of the content, which files are known to depend on. */
  readonly parts: ReadonlyMap<string, string>;
  readonly reads: ReadsOf;
}

const folder = `${dist}/state`;
const file = `${folder}/reads.json`;

/** Forgets the state before files change: a build that's stopped leaves none. */
export const forgetState = (): void => rmSync(file, { force: true });

/** Leaves the state, with numbers in place of the names of parts. */
export function leaveState({ key, parts, reads }: BuildState): void {
  const numbers = new Map([...parts.keys()].map((part, number) => [part, number]));
  const numbered = Object.entries(reads).map(([name, list]) => [
    name,
    list.map((own) => own.map((part) => numbers.get(part))),
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ key, parts: [...parts], reads: Object.fromEntries(numbered) }),
  );
}

/** Reads what the last build left, if it left anything. */
export function readState(): BuildState | undefined {
  try {
    const { key, parts, reads } = JSON.parse(readFileSync(file, 'utf8'));
    const names = parts.map(([part]: readonly [string]) => part);
    const named = Object.entries<number[][]>(reads).map(([name, list]) => [
      name,
      list.map((own) => own.map((number) => names[number])),
    ]);
    return { key, parts: new Map(parts), reads: Object.fromEntries(named) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
