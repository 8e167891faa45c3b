import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command in an app's folder, as its owner would for production. */
export const run = (folder: string, command: string, ...args: string[]) =>
  execute(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });

/**
 * Copies an app out of the workspace and installs the packed package with its framework from the
 * registry. Returns the app's folder.
 */
export async function installApp(source: string, place: string, tarball: string): Promise<string> {
  const folder = path.join(place, path.basename(source));
  await cp(source, folder, { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock'];
  const everything = ['--include=dev', ...quiet];
  await run(folder, 'npm', 'install', ...everything, `@otm/chat-widget@file:${tarball}`);
  return folder;
}
