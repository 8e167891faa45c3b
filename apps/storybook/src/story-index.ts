import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the built Storybook. */
export const dist: string = fileURLToPath(new URL('../dist', import.meta.url));

/** A page in the index of the built Storybook. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** Its path in the sidebar, separated by slashes. */
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** Returns every page of the built Storybook, in the order of the sidebar. */
export function readIndex(): readonly IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(`${dist}/index.json`, 'utf8'));
  return Object.values(entries);
}
