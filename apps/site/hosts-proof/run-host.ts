import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { exportSite } from '../build/hosts/export-site.ts';
import { freePort } from '../e2e/fixtures/free-port.ts';
import { send } from './send.ts';

/** A host that serves the built site on this machine. */
export interface RunningHost {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** How a host is started: its command, for an exported site in a folder. */
type Start = (folder: string, port: number) => readonly [command: string, ...args: string[]];

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** The main configuration of nginx, for a `site.conf` in a folder. */
export const nginxMain = (folder: string) => `
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  include ${folder}/site.conf;
}
`;

/** The main configuration of the container's image: without root, and only /tmp can be written. */
const containerMain = (folder: string) =>
  nginxMain(folder)
    .replace(`pid ${folder}`, `pid ${folder}/tmp`)
    .replace(`error_log ${folder}/error.log`, 'error_log stderr')
    .replace(
      'access_log off;',
      [
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${folder}/tmp/${name};`,
        ),
      ].join('\n  '),
    );

/** Puts the files of nginx into a folder; returns its command. */
function prepareNginx(folder: string, port: number, main: string) {
  edit(`${folder}/site.conf`, (text) =>
    text
      .replaceAll('/srv/site', `${folder}/site`)
      .replace('/etc/nginx/site-brotli*.conf', `${folder}/site-brotli*.conf`)
      .replace('8080', String(port)),
  );
  writeFileSync(`${folder}/nginx.conf`, main);
  return ['nginx', '-c', `${folder}/nginx.conf`] as const;
}

/** Runs a command as user 101 where every file is read-only, except in a folder. */
function confine(folder: string, command: readonly string[]) {
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? 'setpriv --reuid 101 --regid 101 --clear-groups ' : '';
  const steps = `mount --bind ${folder} ${folder} && mount -o remount,bind,ro / && exec ${user}"$@"`;
  const namespaces = isRoot ? ['--mount'] : ['--mount', '--map-root-user'];
  return ['unshare', ...namespaces, 'sh', '-c', steps, 'sh', ...command] as const;
}

/** The servers that Debian and npm have. */
export const starts: Readonly<Record<string, Start>> = {
  nginx: (folder, port) => prepareNginx(folder, port, nginxMain(folder)),
  container: (folder, port) =>
    confine(`${folder}/tmp`, prepareNginx(folder, port, containerMain(folder))),
  caddy: (folder, port) => {
    edit(`${folder}/Caddyfile`, (text) =>
      `{\n  admin off\n}\n${text}`
        .replaceAll('/srv/site', `${folder}/site`)
        .replace(':8080 {', `:${port} {`),
    );
    return ['caddy', 'run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'];
  },
  node: (_, port) => ['env', `PORT=${port}`, 'HOST=127.0.0.1', 'node', 'server/serve.ts', 'dist'],
  cloudflare: (folder, port) => {
    // The first time, npm downloads it: that may take longer than a server may take to start.
    spawnSync('npx', ['-y', 'wrangler@4', '--version'], { stdio: 'ignore', timeout: 90_000 });
    return [
      ...(['npx', '-y', 'wrangler@4', 'pages', 'dev', folder] as const),
      ...['--port', String(port), '--ip', '127.0.0.1', '--compatibility-date', '2026-01-01'],
    ];
  },
};

/**
 * Exports the built site for a host and serves it.
 *
 * @throws Error if there is no such host, or if it doesn't answer within a minute.
 */
export async function runHost(name: string, folder: string): Promise<RunningHost> {
  const start = starts[name];
  if (!start) throw new Error(`There is no way to start ${name}.`);
  if (name !== 'node') await exportSite('dist', name, folder);
  const port = await freePort();
  const [command, ...args] = start(folder, port);
  return startServer(port, command, args);
}

/**
 * Starts a server that has a `robots.txt`.
 *
 * @throws Error if it doesn't answer within a minute, with what it printed.
 */
export async function startServer(
  port: number,
  command: string,
  args: readonly string[],
): Promise<RunningHost> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (printed += text));
  for (let round = 0; round < 240; round += 1) {
    const answer = await send(port, '/robots.txt').catch(() => undefined);
    if (answer?.status === 200) return { port, stop: () => stop(child) };
    if (child.exitCode !== null) break;
    await wait(250);
  }
  await stop(child);
  throw new Error(`${command} doesn't answer: ${printed.slice(-2000)}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid);
  await closed;
}
