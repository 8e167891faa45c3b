import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Builds the configurator into dist/configurator. Its scripts are classic ones, which browsers also
// load from disk.
const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const source = path('demo/configurator');
const target = path('dist/configurator');

await mkdir(target, { recursive: true });
await build({
  entryPoints: { configurator: `${source}/main.ts`, preview: `${source}/preview.ts` },
  outdir: target,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
});
for (const name of ['index.html', 'preview.html', 'configurator.css', 'preview.css'])
  await copyFile(`${source}/${name}`, `${target}/${name}`);
