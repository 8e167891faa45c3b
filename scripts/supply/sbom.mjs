import { execFileSync } from 'node:child_process';

/** Returns the packages of the workspace as CycloneDX: those that ship, or all that build it. */
export function readSbom({ onlyShipped }) {
  const args = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const output = execFileSync(
    'npm',
    ['run', '-s', 'pnpm', '--', 'sbom', ...args, ...(onlyShipped ? ['--prod'] : [])],
    { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return JSON.parse(output.slice(output.indexOf('{')));
}

/** Whether a component comes from a registry; the others are packages of this workspace. */
const isForeign = ({ externalReferences = [] }) =>
  externalReferences.some(({ type }) => type === 'distribution');

/** The components that others wrote. */
export const foreignComponents = ({ components }) => components.filter(isForeign);

/** Returns what a component lacks that an SBOM is for: a version, a purl, a hash, a license. */
export function sbomGaps(sbom) {
  return foreignComponents(sbom).flatMap(
    ({ name, version, purl, externalReferences, licenses = [] }) => [
      ...(version ? [] : [`${name} has no version`]),
      ...(purl?.startsWith('pkg:npm/') ? [] : [`${name} has no package URL`]),
      ...(externalReferences.some(({ hashes = [] }) => hashes.length > 0)
        ? []
        : [`${name} has no hash`]),
      ...(licenses.length > 0 ? [] : [`${name} has no license`]),
    ],
  );
}

const fullName = ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`;

/** Returns the packages of a lockfile that an SBOM lacks; optional ones are for some systems only. */
export function missingFromSbom(sbom, { snapshots }) {
  const known = new Set(foreignComponents(sbom).map(fullName));
  const needed = Object.keys(snapshots)
    .filter((key) => !snapshots[key].optional)
    .map((key) => key.replace(/\(.*/, ''));
  return [...new Set(needed)]
    .filter((name) => !known.has(name))
    .map((name) => `${name} isn't in the SBOM`);
}
