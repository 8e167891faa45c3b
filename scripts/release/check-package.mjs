import { execFileSync } from 'node:child_process';

/** Files that a published package must have. */
const required = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'];

/** The files of a tarball, without its top folder. */
const filesOf = (tarball) =>
  execFileSync('tar', ['-tz'], { input: tarball, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((file) => file.replace('package/', ''));

/** The paths that `exports` leads to. */
const targetsOf = (entry) =>
  typeof entry === 'string' ? [entry] : Object.values(entry ?? {}).flatMap(targetsOf);

/** Lists what is wrong with a package as it would arrive at the registry. */
export function packageProblems({ manifest, tarball }) {
  const files = filesOf(tarball);
  const has = (target) => {
    const [start, end = ''] = target.replace('./', '').split('*');
    return files.some((file) => file.startsWith(start) && file.endsWith(end));
  };
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  return [
    ...required.filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
    ...targetsOf(manifest.exports)
      .filter((target) => !has(target))
      .map((target) => `The entry point ${target} is missing.`),
    ...files
      .filter((file) => /^src\/.*\.tsx?$|\.(?:test|stories)\./.test(file))
      .map((file) => `${file} is published.`),
    ...versions
      .filter(([, version]) => /^(?:catalog|workspace):/.test(version))
      .map(([name, version]) => `${name} has the version ${version}, which only we can read.`),
  ];
}
