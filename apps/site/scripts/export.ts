import { exportSite } from '../build/hosts/export-site.ts';

// Writes the built site for one host: `npm run export -- netlify`.
const [name = ''] = process.argv.slice(2);
const target = `export/${name}`;
try {
  await exportSite('dist', name, target);
  console.log(`The site for ${name} is in apps/site/${target}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
