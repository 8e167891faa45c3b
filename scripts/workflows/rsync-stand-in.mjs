import { cpSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

// Does on a machine without rsync what the workflow asks of it: copies a folder into another one,
// without files of some names, and removes what isn't in the first one.

const args = process.argv.slice(2);
const known = ['--recursive', '--times', '--compress', '--delete-after', '--exclude'];
const unknown = args.find((it) => it.startsWith('--') && !known.includes(it));
if (unknown) throw new Error(`Add ${unknown} to scripts/workflows/rsync-stand-in.mjs.`);

const [from, to] = args.slice(-2);
const at = args.indexOf('--exclude');
const excluded = at < 0 ? undefined : args[at + 1];
const filesIn = (folder) =>
  globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

const files = filesIn(from).filter(
  (file) => !excluded || !matchesGlob(file.replace(/.*\//, ''), excluded),
);
for (const file of files) {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  cpSync(join(from, file), join(to, file), { preserveTimestamps: true });
}
if (args.includes('--delete-after'))
  for (const file of filesIn(to).filter((it) => !files.includes(it))) rmSync(join(to, file));
