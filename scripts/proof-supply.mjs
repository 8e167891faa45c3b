import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { audit } from './supply/audit.mjs';
import { packagesWithScripts, scriptProblems } from './supply/install-scripts.mjs';
import { refusedLicenses } from './supply/licenses.mjs';
import { foreignComponents, missingFromSbom, readSbom, sbomGaps } from './supply/sbom.mjs';

// What others wrote: their licenses, an SBOM in dist/sbom.cdx.json, their install scripts, and known
// vulnerabilities.
const root = fileURLToPath(new URL('..', import.meta.url));
const readYaml = (file) => parse(readFileSync(`${root}${file}`, 'utf8'));
const { allowBuilds } = readYaml('pnpm-workspace.yaml');

const shipped = readSbom({ onlyShipped: true });
const all = readSbom({ onlyShipped: false });
mkdirSync(`${root}dist`, { recursive: true });
writeFileSync(`${root}dist/sbom.cdx.json`, JSON.stringify(shipped, null, 2));

const installed = packagesWithScripts(root);
const { answered, serious } = audit();
const problems = [
  ...missingFromSbom(all, readYaml('pnpm-lock.yaml')),
  ...sbomGaps(shipped),
  ...refusedLicenses(shipped, { shipped: true }),
  ...refusedLicenses(all, { shipped: false }),
  ...scriptProblems(installed, allowBuilds),
  ...serious,
];
for (const problem of problems) process.stderr.write(`- ${problem}\n`);
process.stdout.write(`figure: ${foreignComponents(shipped).length} packages ship, ${foreignComponents(all).length} in all, each with an allowed license
figure: ${Object.values(allowBuilds).filter(Boolean).length} of ${installed.length} packages with install scripts may run them: ${installed.filter((name) => allowBuilds[name]).join(', ')}
figure: ${answered ? `${serious.length} serious advisories` : 'the registry answered no audit'}
figure: ${problems.length} problems
`);
process.exitCode = problems.length > 0 ? 1 : 0;
