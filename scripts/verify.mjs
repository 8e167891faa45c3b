import { ensureChromium } from './chromium/find-chromium.mjs';
import { proofs } from './proof/proofs.mjs';
import { writeRecords } from './proof/records.mjs';
import { runProof } from './proof/run-proof.mjs';
import { selectProofs } from './proof/select.mjs';
import { readCommit, readVersions } from './proof/versions.mjs';

// Runs the proofs one after another and writes docs/proof.md: `npm run verify`, or some of them with
// `-- --only hostile,leaks`. `-- --write` only writes the page again.
const args = process.argv.slice(2);
const selected = args.includes('--write') ? [] : selectProofs(proofs, args);
const env = { ...process.env, ...(selected.length > 0 && ensureChromium()) };
const options = { env, versions: readVersions(env), commit: readCommit() };

const failed = [];
for (const proof of selected) {
  process.stdout.write(`\n=== ${proof.title}: npm run ${proof.script}\n`);
  const record = await runProof(proof, options);
  if (!record.passed) failed.push(proof);
  // After each one: a run that is interrupted keeps what it has.
  writeRecords(proofs, { [proof.id]: record });
}
if (selected.length === 0) writeRecords(proofs, {});
for (const { title, script } of failed) process.stdout.write(`✘ ${title}: npm run ${script}\n`);
process.stdout.write(
  `${selected.length - failed.length} proofs passed, ${failed.length} failed: see docs/proof.md\n`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
