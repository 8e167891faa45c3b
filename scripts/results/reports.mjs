import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failuresOf } from './failures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every workspace package's folder for what its runners report. */
const folders = () =>
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(`${root}${group}`).map((name) => `${root}${group}/${name}/reports`),
  );

/** Passed and failed of one report: Vitest's JSON or Playwright's. */
function count(report) {
  if ('numPassedTests' in report) {
    const broken = report.success === false && report.numFailedTests === 0 ? 1 : 0;
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A test that was skipped or passed only when tried again has proved nothing.
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}

/** Removes the reports of earlier runs, so that only this run is counted. */
export function clearReports() {
  for (const folder of folders()) rmSync(folder, { recursive: true, force: true });
}

/** Every report that the runners left, added up: how many passed and failed, and which failed. */
export function readReports() {
  const reports = folders()
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const counts = reports.map(count);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: reports.flatMap((report) => failuresOf(report, root)),
  };
}
