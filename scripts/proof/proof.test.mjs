import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { proofDocument } from './document.mjs';
import { proofs } from './proofs.mjs';
import { readFigures } from './read-figures.mjs';
import { readRecords, writeRecords } from './records.mjs';
import { runProof } from './run-proof.mjs';
import { selectProofs } from './select.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const two = [
  { id: 'tests', title: 'Tests', script: 'test:all', shows: 'All is well.' },
  { id: 'html', title: 'HTML', script: 'proof:html', shows: 'No errors.', needs: 'Java' },
];
const record = {
  passed: true,
  date: '2026-01-02',
  seconds: 130,
  commit: 'abc',
  versions: { Node: '24.0.0' },
  figures: ['12 passed'],
};

test('every proof is a script of this repository, with an id of its own', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  for (const { script } of proofs) assert.ok(script in scripts, script);
  assert.equal(new Set(proofs.map(({ id }) => id)).size, proofs.length);
});

test('a run makes the proofs that any machine can run, or the named ones', () => {
  assert.deepEqual(selectProofs(two, []), [two[0]]);
  assert.deepEqual(selectProofs(two, ['--only', 'html,tests']), two);
  assert.throws(() => selectProofs(two, ['--only', 'htlm']), /tests,html, not "htlm"/);
  assert.throws(() => selectProofs(two, ['--only']), RangeError);
});

test('figures are what runners count and what scripts mark as figures', () => {
  const output = [
    '@otm/site:proof:forms: \u001b[32m  100 passed\u001b[39m (12.3m)',
    '@otm/chat-widget:leaks:   2 passed (1.1m)',
    '@otm/consumers:published:       Tests  33 passed (33)',
    '@otm/site:proof:html: figure: 0 errors in 84 documents',
    '4120 passed, 0 failed',
    'it passed 3 gates',
  ].join('\n');
  assert.deepEqual(readFigures(output), [
    '100 passed',
    '2 passed',
    '33 passed (33)',
    '0 errors in 84 documents',
    '4120 passed, 0 failed',
  ]);
});

test('the page has the command, result, date, versions and figures of every proof', () => {
  const page = proofDocument(two, { tests: record });
  assert.match(page, /\| \[Tests\]\(#tests\) \| passed \| 2026-01-02 \|/);
  assert.match(page, /\| \[HTML\]\(#html\) \| not run yet \| {2}\|/);
  assert.match(page, /All is well\. Command: `npm run test:all`\./);
  assert.match(page, /passed on 2026-01-02 in 2 minutes, at commit abc, with Node 24\.0\.0:/);
  assert.match(page, /\n- 12 passed\n/);
  assert.match(page, /`npm run proof:html` \(needs Java\)\.\n\nNot run yet\.\n$/);
});

test('the page says how long the proofs that any machine can run took in all', () => {
  const three = [...two, { ...two[0], id: 'pages', title: 'Pages' }];
  const html = { ...record, seconds: 6000 };
  const page = proofDocument(three, { tests: record, html, pages: { ...record, seconds: 170 } });
  assert.match(page, /any machine can run took 5 minutes in all/);
});

test('a failed proof is marked as failed', () => {
  const page = proofDocument(two, { tests: { ...record, passed: false } });
  assert.match(page, /\| \*\*failed\*\* \|/);
});

test('a proof that was not run keeps its last figures and date', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'proof-'))}/`;
  writeRecords(two, { tests: record }, folder);
  writeRecords(two, { html: { ...record, date: '2026-03-04' } }, folder);
  const { tests, html } = readRecords(folder);
  assert.equal(tests.date, '2026-01-02');
  assert.equal(html.date, '2026-03-04');
  assert.match(readFileSync(`${folder}proof.md`, 'utf8'), /on 2026-01-02 .*on 2026-03-04 /s);
});

test('a proof that no longer exists leaves the page', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'proof-'))}/`;
  writeFileSync(`${folder}proof.json`, JSON.stringify({ gone: record, tests: record }));
  writeRecords(two, {}, folder);
  assert.deepEqual(Object.keys(readRecords(folder)), ['tests']);
});

test('a command that ends without a figure has proved nothing', async () => {
  const options = { env: { ...process.env }, versions: {}, commit: 'abc' };
  const silent = await runProof({ script: 'no-such-script' }, options);
  assert.equal(silent.passed, false);
  assert.deepEqual(silent.figures, ['no figures']);
});

test('docs/proof.md is what the records say: `npm run verify -- --write` writes it again', () => {
  const page = readFileSync(`${root}docs/proof.md`, 'utf8');
  assert.equal(page, proofDocument(proofs, readRecords()));
});
