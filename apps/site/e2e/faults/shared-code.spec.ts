import { type Chunk, readChunks, urlOf } from '../fixtures/chunks.ts';
import { type Dependency, defineCells } from '../fixtures/fault-cells.ts';
import { expect, test } from '../fixtures/faulty-site.ts';
import { type IslandVisit, islandVisits } from '../fixtures/island-visits.ts';
import { captchaCode, laterCode, unusedCode } from '../fixtures/later-code.ts';

const chunks = readChunks();
const islands = islandVisits.flatMap((visit) => {
  const chunk = chunks.find(({ name, isIsland }) => isIsland && name === visit.island);
  return chunk ? [{ visit, chunk }] : [];
});

/** Code that islands need besides their own, each with one of them, in turns. */
function shareOut(): readonly { readonly chunk: Chunk; readonly visit: IslandVisit }[] {
  const turns = new Map(islands.map(({ visit }) => [visit, 0]));
  const sharedChunks = chunks.filter(({ file }) => islands.some((it) => it.chunk.needs.has(file)));
  return sharedChunks.map((chunk) => {
    const users = islands.filter((it) => it.chunk.needs.has(chunk.file)).map(({ visit }) => visit);
    const [visit] = users.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
    if (!visit) throw new Error(`No island needs ${chunk.file}.`);
    turns.set(visit, (turns.get(visit) ?? 0) + 1);
    return { chunk, visit };
  });
}

const shared = shareOut().map(
  ({ chunk, visit }): Dependency => ({
    ...visit,
    name: `the shared code “${chunk.name}”, which ${visit.island} needs`,
    url: urlOf(chunk),
  }),
);

test('every file of code meets the faults', () => {
  const urls = [...islandVisits, ...shared, ...laterCode].map(({ url }) => url);
  const known = [...urls, captchaCode, ...unusedCode];
  const unknown = chunks.filter(({ file }) => !known.some((it) => it.test(`/assets/${file}`)));
  expect(unknown.map(({ file }) => file)).toEqual([]);
  const named = chunks.filter(({ isIsland }) => isIsland).map(({ name }) => name);
  expect(named).toEqual(islands.map(({ visit }) => visit.island).toSorted());
  expect(islands).toHaveLength(islandVisits.length);
});

defineCells([...shared, ...laterCode]);
