import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { installApp, run } from './install-app.ts';

const apps = fileURLToPath(new URL('apps', import.meta.url));

/** Compiles Svelte components with the compiler that the app brings. */
const svelte = (folder: string): Plugin => ({
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path: file }) => {
      const { compile } = await import(
        path.join(folder, 'node_modules/svelte/src/compiler/index.js')
      );
      return { contents: compile(await readFile(file, 'utf8'), { filename: file }).js.code };
    });
  },
});

/** Installs an app and builds it. Returns the folder to serve. */
export async function buildApp(name: string, place: string, tarball: string): Promise<string> {
  const folder = await installApp(path.join(apps, name), place, tarball);
  if (name === 'html') return folder;
  if (name === 'astro' || name === 'next') {
    await run(folder, path.join(folder, 'node_modules/.bin', name), 'build');
    return path.join(folder, 'dist');
  }
  const entry = ['app.ts', 'app.js'].find((file) => existsSync(path.join(folder, file)));
  await build({
    entryPoints: [path.join(folder, entry ?? 'app.js')],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: path.join(folder, 'out'),
    conditions: ['browser', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [svelte(folder)],
    absWorkingDir: folder,
  });
  return folder;
}
