/**
 * Lists what is wrong with a rehearsed release: a package that kept its version, that has no entry in
 * its changelog, that the registry didn't get, or that it got twice or unasked.
 */
export function releaseProblems(before, after, published) {
  const sent = published.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
  const expected = after.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
  return [
    ...after.flatMap(({ manifest: { name, version }, changelog }, at) => [
      ...(before[at].manifest.version === version ? [`${name} is still at ${version}.`] : []),
      ...(changelog.includes(`\n## ${version}\n`)
        ? []
        : [`The changelog of ${name} has no entry for ${version}.`]),
    ]),
    ...expected.filter((it) => !sent.includes(it)).map((it) => `The registry didn’t get ${it}.`),
    ...sent
      .filter((it, at) => !expected.includes(it) || sent.indexOf(it) !== at)
      .map((it) => `The registry got ${it}, which no one asked for.`),
  ];
}
