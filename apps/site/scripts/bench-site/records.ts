import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { performanceDocument } from './document/performance-document.ts';
import type { PartRecord, PartRows, Records } from './results.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Where the records and the document are. */
export interface RecordFiles {
  readonly json: string;
  readonly document: string;
}

const files: RecordFiles = {
  json: `${root}/docs/performance.json`,
  document: `${root}/docs/performance.md`,
};

/** The key of the thing that a row measured, so that a later run replaces it and keeps the others. */
const keyOf: { readonly [Id in keyof PartRows]: (row: PartRows[Id]) => string } = {
  lighthouse: ({ site, path, method }) => `${site} ${path} ${method}`,
  inp: ({ site, name }) => `${site} ${name}`,
  'next-page': ({ site, from }) => `${site} ${from}`,
  growth: ({ site, posts }) => `${site} ${posts}`,
};

/** Returns the records that earlier runs left. */
export const readRecords = ({ json } = files): Records =>
  existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : {};

/** Writes the document from the records. */
export const writeDocument = (records: Records, { document } = files): void =>
  writeFileSync(document, performanceDocument(records));

/** Adds what a run of a part measured to its record, and writes the document. */
export function addRecord<Id extends keyof PartRows>(
  part: Id,
  added: PartRecord<PartRows[Id]>,
  to = files,
): void {
  const all = readRecords(to);
  const measured = new Set(added.rows.map(keyOf[part]));
  const earlier = all[part]?.rows ?? [];
  const kept = earlier.filter((row) => !measured.has(keyOf[part](row)));
  const records = { ...all, [part]: { ...added, rows: [...kept, ...added.rows] } };
  mkdirSync(dirname(to.json), { recursive: true });
  writeFileSync(to.json, `${JSON.stringify(records, null, 2)}\n`);
  writeDocument(records, to);
}
