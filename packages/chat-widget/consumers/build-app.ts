import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';

const run = promisify(execFile);
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

/**
 * Copies an app out of the workspace, installs the packed package with its framework from the
 * registry and builds it. Returns the folder that is to be served.
 */
export async function buildApp(name: string, place: string, tarball: string): Promise<string> {
  const folder = path.join(place, name);
  await cp(path.join(apps, name), folder, { recursive: true });
  const options = {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  };
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock'];
  await run('npm', ['install', ...quiet, `@otm/chat-widget@file:${tarball}`], options);
  if (name === 'html') return folder;
  if (name === 'astro' || name === 'next') {
    await run(path.join(folder, 'node_modules/.bin', name), ['build'], options);
    return path.join(folder, 'dist');
  }
  await build({
    entryPoints: [path.join(folder, name === 'angular' ? 'app.ts' : 'app.js')],
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
