import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { importRules } from './imports/rules.mjs';

// Lists import cycles, imports against the architecture's arrows, imports of a package's inside, and
// components that fetch a page's data by themselves: `npm run lint:imports`.

/** Every workspace package: its folder, and the files that its exports open to others. */
const packages = ['packages', 'apps'].flatMap((group) =>
  readdirSync(group)
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(`${folder}/package.json`))
    .map((folder) => {
      const { exports = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      const targets = Object.values(exports).map((it) => it['@otm/source'] ?? it);
      return { folder, entries: targets.map((it) => it.replace('./', `${folder}/`)) };
    }),
);

const { output } = await cruise(['packages', 'apps'], {
  validate: true,
  ruleSet: { forbidden: importRules(packages) },
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|dist-fixture|export|reports|test-results|consumers|demo)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@otm/source', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
  },
});
const { summary, modules } = output;
// A parser that is missing would find nothing, and nothing wrong.
if (modules.length < 500)
  throw new Error(`Only ${modules.length} modules found: check the parser.`);

// Two files may share types; a longer ring has no layers.
const violations = summary.violations.filter(
  ({ rule, cycle = [] }) => rule.name !== 'type-cycle' || cycle.length > 2,
);
for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  process.stdout.write(`${rule.name}: ${path.join(' → ')}\n`);
}
const counts = Object.groupBy(violations, ({ rule }) => rule.name);
for (const [name, found] of Object.entries(counts))
  process.stdout.write(`${String(found.length).padStart(6)}  ${name}\n`);
process.stdout.write(`${modules.length} modules, ${violations.length} violations.\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
