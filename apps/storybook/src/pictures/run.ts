import { parseArgs } from 'node:util';
import type { Mode } from '../../.storybook/toolbar.ts';
import { serveFolder } from '../static-server.ts';
import { dist } from '../story-index.ts';
import { Album } from './album.ts';
import { openCamera, type Window } from './camera.ts';
import { writePng } from './png.ts';
import { type Finding, writeReport } from './report.ts';
import { type Snapshot, snapshotList } from './snapshots.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});

/** The pictures of one area of the sidebar in one mode, taken one after another in one document. */
interface Group {
  readonly mode: Mode;
  readonly snapshots: Snapshot[];
}

function groupsOf(snapshots: readonly Snapshot[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const snapshot of snapshots) {
    const area = snapshot.name.replace(/-[^/]*$/, '');
    const group = groups.get(area) ?? { mode: snapshot.mode, snapshots: [] };
    group.snapshots.push(snapshot);
    groups.set(area, group);
  }
  // The longest first, so that no window is left with one at the end.
  return [...groups.values()].sort((a, b) => b.snapshots.length - a.snapshots.length);
}

const isChosen = ({ name }: Snapshot) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part));

/** Takes one picture; returns what is wrong with it, if anything. */
async function check(
  window: Window,
  album: Album,
  snapshot: Snapshot,
): Promise<Finding | undefined> {
  const { name } = snapshot;
  let actual: Buffer;
  try {
    actual = await window.photograph(snapshot.story);
  } catch (error) {
    const [reason] = String(error).split('\n');
    return { name, what: `The story failed: ${reason}` };
  }
  const verdict = await album.judge(name, actual);
  if (verdict === 'same') return;
  if (values.update) {
    await album.accept(name, actual);
    return;
  }
  if (verdict === 'new') return { name, what: 'There is no picture of this story yet.', actual };
  const what = `${verdict.count} pixels differ.`;
  const difference = await writePng(verdict.picture);
  return { name, what, expected: album.path(name), actual, difference };
}

const server = await serveFolder(dist);
const camera = await openCamera(server.url);
const album = new Album();
const all = snapshotList(await camera.stories());
const groups = groupsOf(all.filter(isChosen));
const findings: Finding[] = [];

// Most of a picture is waiting, so there are four windows. A new document costs half a second, so an
// area's stories share one, always in the same order.
const queue = groups.values();
const work = async () => {
  for (const group of queue) {
    const window = await camera.open(group.mode);
    for (const snapshot of group.snapshots) {
      const finding = await check(window, album, snapshot);
      if (finding) findings.push(finding);
    }
    window.close();
  }
};
await Promise.all([work(), work(), work(), work()]);
await camera.close();
await server.close();

for (const name of album.unused(new Set(all.map((snapshot) => snapshot.name)))) {
  if (values.update) album.remove(name);
  else findings.push({ name, what: 'Its story no longer exists.', expected: album.path(name) });
}
if (values.update) album.save();

findings.sort((a, b) => a.name.localeCompare(b.name));
const summary = `${groups.flatMap((group) => group.snapshots).length} pictures by Chromium ${camera.version}, ${findings.length} to look at.`;
const report = writeReport(summary, findings);
process.stdout.write(
  `${findings.map(({ name, what }) => `${name}: ${what}\n`).join('')}${summary}\n${report}\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
