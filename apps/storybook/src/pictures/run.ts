import { parseArgs } from 'node:util';
import { serveFolder } from '../static-server.ts';
import { dist } from '../story-index.ts';
import { Album } from './album.ts';
import { type Camera, openCamera } from './camera.ts';
import { type Finding, writeReport } from './report.ts';
import { type Snapshot, snapshotList } from './snapshots.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});

const chosen = ({ name }: Snapshot) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part));

/** A window keeps its mode as long as it can. */
const byMode = (one: Snapshot, other: Snapshot) =>
  JSON.stringify(one.mode).localeCompare(JSON.stringify(other.mode));

/** One picture: what is wrong with it, or nothing. */
async function check(
  camera: Camera,
  album: Album,
  snapshot: Snapshot,
): Promise<Finding | undefined> {
  const { name } = snapshot;
  let actual: Buffer;
  try {
    actual = await camera.photograph(snapshot);
  } catch (error) {
    return { name, what: `The story did not end well: ${String(error)}` };
  }
  const verdict = album.judge(name, actual);
  if (verdict === 'same') return;
  if (values.update) {
    album.accept(name, actual);
    return;
  }
  if (verdict === 'new') return { name, what: 'There is no picture of this yet.', actual };
  const { pixels, picture: difference } = verdict;
  const what = `${pixels} pixels differ.`;
  return { name, what, expected: album.path(name), actual, difference };
}

const server = await serveFolder(dist);
const camera = await openCamera(server.url);
const album = new Album();
const all = snapshotList(await camera.stories());
const snapshots = all.filter(chosen);
const findings: Finding[] = [];

// A window for each core: while one story loads, the other is photographed.
const queue = snapshots.toSorted(byMode).values();
const work = async () => {
  for (const snapshot of queue) {
    const finding = await check(camera, album, snapshot);
    if (finding) findings.push(finding);
  }
};
await Promise.all([work(), work()]);
await camera.close();
await server.close();

for (const name of album.gone(new Set(all.map((snapshot) => snapshot.name)))) {
  if (values.update) album.remove(name);
  else findings.push({ name, what: 'Its story is gone.', expected: album.path(name) });
}
if (values.update) album.save();

findings.sort((a, b) => a.name.localeCompare(b.name));
const summary = `${snapshots.length} pictures by Chromium ${camera.version}, ${findings.length} to look at.`;
const report = writeReport(summary, findings);
process.stdout.write(
  `${findings.map(({ name, what }) => `${name}: ${what}\n`).join('')}${summary}\n${report}\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
