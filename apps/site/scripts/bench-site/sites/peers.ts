import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageText } from '../content/page-text.ts';
import { writeJson, writeMarkdown } from '../content/write-pages.ts';
import { commandOf, templates } from './workbench.ts';

/** A peer: another way to build the same pages. */
export type PeerId = 'astro' | 'next' | 'vite';

interface Peer {
  /** Where its sources and its output are in its folder. */
  readonly sources: string;
  readonly output: string;
  /** Files of `peers/shared` that it uses. */
  readonly shared: readonly string[];
  readonly write: (folder: string, pages: readonly PageText[]) => void;
}

const peers: Readonly<Record<PeerId, Peer>> = {
  astro: { sources: 'src', output: 'dist', shared: ['style.css'], write: writeMarkdown },
  next: {
    sources: 'app',
    output: 'out',
    shared: ['style.css', 'controls.jsx'],
    write: writeMarkdown,
  },
  vite: {
    sources: 'src',
    output: 'dist',
    shared: ['style.css', 'controls.jsx'],
    write: writeJson,
  },
};

/** A peer's project, ready to build. */
export interface PeerProject {
  readonly folder: string;
  /** The arguments of the Node program that builds it. */
  readonly build: readonly string[];
  /** The folder that the build writes. */
  readonly output: string;
}

/** Writes a peer's project with these pages to a folder of the workbench. */
export function writeProject(
  workbench: string,
  id: PeerId,
  name: string,
  pages: readonly PageText[],
): PeerProject {
  const { sources, output, shared, write } = peers[id];
  const folder = join(workbench, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(templates, id), folder, { recursive: true });
  for (const file of shared) cpSync(join(templates, 'shared', file), join(folder, sources, file));
  write(join(folder, 'content'), pages);
  return { folder, build: [commandOf(workbench, id), 'build'], output: join(folder, output) };
}
