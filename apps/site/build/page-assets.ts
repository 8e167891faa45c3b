import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { InlineScripts } from './bundle-tasks.ts';
import type { ClientBuild } from './bundles.ts';
import { dist } from './variant.ts';

/** Everything that pages need besides the content and the components. */
export interface PageAssets {
  /** The id of the build, which the owner's page shows. */
  readonly buildId: string;
  readonly client: ClientBuild;
  readonly scripts: InlineScripts;
  /** The URLs of pictures by their names. */
  readonly pictureUrls: ReadonlyMap<string, string>;
  /** The URLs of share cards by the paths of their pages. */
  readonly shareCardUrls: ReadonlyMap<string, string>;
}

const file = `${dist}/state/assets.json`;
const idFile = `${dist}/state/build-id.txt`;

/** Leaves the id of this build alone, which changes more often than the assets. */
export const leaveBuildId = (id: string): void => writeFileSync(idFile, id);

/** Leaves the assets for every worker, and for the next build. */
export function leavePageAssets(all: PageAssets): void {
  const { buildId, pictureUrls, shareCardUrls, ...assets } = all;
  mkdirSync(`${dist}/state`, { recursive: true });
  leaveBuildId(buildId);
  const urls = { pictureUrls: [...pictureUrls], shareCardUrls: [...shareCardUrls] };
  writeFileSync(file, JSON.stringify({ ...assets, ...urls }));
}

/** Reads the assets. */
export function readPageAssets(): PageAssets {
  const { pictureUrls, shareCardUrls, ...assets } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...assets,
    buildId: readFileSync(idFile, 'utf8'),
    pictureUrls: new Map(pictureUrls),
    shareCardUrls: new Map(shareCardUrls),
  };
}
