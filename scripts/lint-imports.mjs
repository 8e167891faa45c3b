import { findViolations } from './imports/find-violations.mjs';

// Lists import cycles, imports against the architecture's arrows, imports of a package's inside,
// imports that can't be resolved, and components that fetch a page's data by themselves:
// `npm run lint:imports`.

const { modules, violations } = await findViolations(process.cwd());
// A parser that is missing would find nothing, and nothing wrong.
if (modules < 500) throw new Error(`Only ${modules} modules found: check the parser.`);

for (const { rule, path } of violations) process.stdout.write(`${rule}: ${path.join(' → ')}\n`);
const counts = Object.groupBy(violations, ({ rule }) => rule);
for (const [rule, found] of Object.entries(counts))
  process.stdout.write(`${String(found.length).padStart(6)}  ${rule}\n`);
process.stdout.write(`${modules} modules, ${violations.length} violations.\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
