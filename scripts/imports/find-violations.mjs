import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { importRules } from './rules.mjs';

/** Output of builds and tests, apps that are installed outside of this workspace, and templates. */
const excluded = [
  '(^|/)(dist|dist-fixture|export|reports|test-results)/',
  '^(apps|packages/chat-widget)/consumers/.*apps/',
  '^apps/site/scripts/bench-site/peers/',
  '^scripts/scaffold/templates/',
];

/** Lists every workspace package: its folder, and the files that its exports open to others. */
const packagesIn = (root) =>
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => {
        const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
        const targets = Object.values(JSON.parse(manifest).exports ?? {});
        const files = targets.map((it) => it['@otm/source'] ?? it);
        return { folder, entries: files.map((it) => it.replace('./', `${folder}/`)) };
      }),
  );

/**
 * Finds the imports in a repository that {@link importRules} forbid.
 *
 * @returns the number of modules, and each violation's rule and path
 */
export async function findViolations(root) {
  const folders = ['packages', 'apps', 'scripts'].filter((name) => existsSync(join(root, name)));
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: importRules(packagesIn(root)) },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: excluded },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@otm/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  });
  const violations = output.summary.violations
    // Two files may share types; a longer ring has no layers.
    .filter(({ rule, cycle = [] }) => rule.name !== 'type-cycle' || cycle.length > 2)
    .map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      path: cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to],
    }));
  return { modules: output.modules.length, violations };
}
