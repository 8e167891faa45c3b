import { readFileSync, writeFileSync } from 'node:fs';
import { axeTags } from '../e2e/fixtures/axe-tags.ts';
import { axeRulesOf } from './conformance/axe-rules.ts';
import { criteria } from './conformance/criteria.ts';
import { conformanceDocument, judge, problemsOf } from './conformance/document.ts';
import { readTests } from './conformance/read-tests.ts';

// Writes docs/conformance.md from the report that the tagged tests have left.
const report = JSON.parse(readFileSync('test-results/conformance.json', 'utf8'));
const tests = readTests(report);
const findings = criteria.map((it) => judge(it, tests, axeRulesOf(it.id, axeTags)));
const date = new Date().toISOString().slice(0, 10);
writeFileSync(
  new URL('../../../docs/conformance.md', import.meta.url),
  conformanceDocument(findings, date),
);
const problems = problemsOf(findings);
for (const problem of problems) console.error(`- ${problem}`);
const tested = findings.filter((finding) => finding.tests.length > 0).length;
console.log(`figure: ${tests.length} tests of ${tested} criteria, ${findings.length} in all`);
console.log(`figure: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
