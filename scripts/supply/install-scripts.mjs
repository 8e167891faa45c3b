import { existsSync, globSync, readFileSync } from 'node:fs';

const phases = ['preinstall', 'install', 'postinstall'];

/** Whether a package runs code of its own when it's installed. */
function runsCode(folder) {
  const { scripts = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return phases.some((phase) => scripts[phase]) || existsSync(`${folder}/binding.gyp`);
}

/** Returns the names of the installed packages that run code when they're installed. */
export function packagesWithScripts(root) {
  const folders = globSync(`${root}/node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json`)
    .map((file) => file.slice(0, -'/package.json'.length))
    .filter((folder) => runsCode(folder));
  const names = folders.map((folder) => folder.split('/node_modules/').at(-1));
  return [...new Set(names)].toSorted();
}

/** Returns what is wrong with a list of allowed builds: packages it doesn't name, and names in vain. */
export function scriptProblems(installed, allowBuilds) {
  const named = Object.keys(allowBuilds);
  return [
    ...installed
      .filter((name) => !named.includes(name))
      .map((name) => `${name} runs install scripts and isn't in allowBuilds`),
    ...named
      .filter((name) => !installed.includes(name))
      .map((name) => `allowBuilds names ${name}, which runs no install script`),
  ];
}
