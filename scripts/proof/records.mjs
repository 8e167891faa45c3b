import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { proofDocument } from './document.mjs';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));

/** The records that the last run of every proof left, by the proof's id. */
export function readRecords(folder = docs) {
  const file = `${folder}proof.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Adds a run's records to those of earlier runs, and writes docs/proof.json and docs/proof.md. */
export function writeRecords(proofs, added, folder = docs) {
  const all = { ...readRecords(folder), ...added };
  // Records of proofs that no longer exist are dropped.
  const known = proofs.filter(({ id }) => id in all).map(({ id }) => [id, all[id]]);
  const records = Object.fromEntries(known);
  writeFileSync(`${folder}proof.json`, `${JSON.stringify(records, null, 2)}\n`);
  writeFileSync(`${folder}proof.md`, proofDocument(proofs, records));
}
