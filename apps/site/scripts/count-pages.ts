import { readFileSync } from 'node:fs';
import { countAnnotations } from './page-matrix/count-annotations.ts';

// Prints what `proof:pages` has looked at, from the report that Playwright has left.
const report = JSON.parse(readFileSync('test-results/pages.json', 'utf8'));
for (const [type, count] of countAnnotations(report)) console.log(`figure: ${count} ${type}`);
