import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validatorErrors } from './validator-errors.ts';

// Checks every document of the built site with the Nu HTML Checker, the validator of the W3C.

const version = '26.9.27';
const folder = resolve('node_modules/.cache/vnu');
const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`;
const site = resolve('dist/site');

/** Installs the checker: 32 megabytes are too large for a dependency. */
function install(): void {
  if (existsSync(jar)) return;
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, `vnu-jar@${version}`], {
    stdio: 'pipe',
  });
}

const documents = globSync(`${site}/**/*.html`).length;
if (documents === 0) throw new Error(`${site} has no document: build the site first.`);

install();
const { error, stderr } = spawnSync(
  'java',
  ['-jar', jar, '--errors-only', '--format', 'json', '--skip-non-html', '--exit-zero-always', site],
  { encoding: 'utf8', maxBuffer: 1e9 },
);
if (error)
  throw new Error('Install Java, for example with apt-get install default-jre-headless.', {
    cause: error,
  });
const problems = validatorErrors(stderr);
for (const { extract, file, line, message } of problems)
  console.log(`${relative(site, fileURLToPath(file))}:${line} ${message} In: ${extract}`);
console.log(`figure: ${documents} documents, ${problems.length} errors`);
process.exitCode = problems.length > 0 ? 1 : 0;
