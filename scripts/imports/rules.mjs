/** The packages that each package may import; apps may import every package. */
const arrows = {
  schema: [],
  orderflow: [],
  sandbox: [],
  'chat-widget': [],
  content: ['schema'],
  ui: ['schema'],
  charts: ['schema', 'orderflow', 'ui'],
  forms: ['schema', 'ui'],
};

/** More packages that only a package's tests may import. */
const testArrows = { forms: ['sandbox'] };

const tests = '(\\.test\\.|/e2e/)';

const escapeRegExp = (text) => text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');

/** Forbids what the architecture's arrows don't allow. */
function arrowRules() {
  const rule = (name, from, allowed) => ({
    name: 'against-the-arrows',
    comment: `packages/${name} may import ${allowed.join(', ') || 'no other package'}.`,
    severity: 'error',
    from,
    to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
  });
  const packages = Object.entries(arrows).flatMap(([name, allowed]) => [
    rule(name, { path: `^packages/${name}/`, pathNot: tests }, allowed),
    rule(name, { path: `^packages/${name}/.*${tests}` }, [...allowed, ...(testArrows[name] ?? [])]),
  ]);
  const site = {
    name: 'against-the-arrows',
    comment: 'Only Storybook shows the site.',
    severity: 'error',
    from: { path: '^apps/site/' },
    to: { path: '^apps/', pathNot: '^apps/site/' },
  };
  return [...packages, site];
}

/**
 * Forbids components to fetch a page's data by themselves: the copy of pages anywhere, and on pages
 * also what is written in Markdown. Features may look up terms and articles there, and the check of
 * the settings reads all content.
 */
function pageDataRules() {
  const rule = (folders, to) => ({
    name: 'page-data-outside-load',
    comment: 'The load of the route returns it; pass it on as props.',
    severity: 'error',
    from: {
      path: `^apps/site/src/(${folders})/`,
      pathNot: ['\\.test\\.', '^apps/site/src/features/settings/'],
    },
    to: { path: to, dependencyTypesNot: ['type-only'] },
  });
  return [
    rule('app|features|islands|layout|pages', '^packages/content/src/pages/'),
    rule('pages', '^(apps/site/src/library\\.ts|packages/content/src/library/)'),
  ];
}

/**
 * Forbids importing files of a package that its exports don't open. The repository's own scripts
 * may use the tools of a package as well.
 */
function entryRules(packages) {
  const rule = (folder, from, allowed) => ({
    name: 'deep-import',
    comment: `Import ${folder} by one of its exports.`,
    severity: 'error',
    from,
    to: { path: `^${folder}/`, pathNot: allowed },
  });
  return packages.flatMap(({ folder, entries }) => {
    const allowed = entries.map((entry) => `^${escapeRegExp(entry)}$`);
    return [
      rule(folder, { pathNot: `^(scripts|${folder})/` }, allowed),
      rule(folder, { path: '^scripts/' }, [...allowed, `^${folder}/(build|scripts)/`]),
    ];
  });
}

/** Forbids imports of packages that aren't declared, and of files that don't exist. */
const resolvable = {
  name: 'unresolvable',
  comment: 'Declare the package in package.json, or correct the path.',
  severity: 'error',
  from: {},
  to: {
    couldNotResolve: true,
    // Vite resolves these, and a build fails if it can't.
    pathNot: ['^virtual:', '\\?(inline|raw)$'],
  },
};

/**
 * Returns the rules for dependency-cruiser.
 *
 * @param packages - every workspace package's folder, and the files that its exports open
 */
export const importRules = (packages) => [
  {
    name: 'runtime-cycle',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  { name: 'type-cycle', severity: 'error', from: {}, to: { circular: true } },
  resolvable,
  ...arrowRules(),
  ...pageDataRules(),
  ...entryRules(packages),
];
