import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exportSite } from '../build/hosts/export-site.ts';
import { freePort } from '../e2e/fixtures/free-port.ts';
import { startServer } from './run-host.ts';
import { send } from './send.ts';

// Builds the container image of the built site without a registry, and runs it without root on a
// read-only file system. Debian's nginx replaces the base image, with the same user, folders and main
// configuration. Needs Linux, root, and Debian's `buildah` and `nginx-light`.

const folder = mkdtempSync(join(tmpdir(), 'site-image-'));
const base = join(folder, 'base');
const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const storage = [
  '--root',
  `${folder}/root`,
  '--runroot',
  `${folder}/run`,
  '--storage-driver',
  'vfs',
];
const buildah = (...args: readonly string[]) => run('buildah', ...storage, ...args);

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), text);
};

/** Writes the base image that the Dockerfile names, from Debian's files. */
function writeBase(): void {
  const nginx = '/usr/sbin/nginx';
  const libraries = run('ldd', nginx).match(/\/\S+/g) ?? [];
  for (const file of [nginx, '/etc/nginx/mime.types', ...libraries]) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    copyFileSync(file, join(base, file));
  }
  put('etc/passwd', 'nginx:x:101:101::/:/bin/false\n');
  put('etc/group', 'nginx:x:101:\n');
  for (const empty of ['tmp', 'var/log/nginx']) mkdirSync(join(base, empty), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  put(
    'etc/nginx/nginx.conf',
    `daemon off; pid /tmp/nginx.pid; error_log stderr;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${temporary.map((name) => `${name}_temp_path /tmp/${name};`).join(' ')}
  include /etc/nginx/conf.d/*.conf;
}
`,
  );
}

/** Builds the image as its Dockerfile says; returns the folder of its file system. */
function build(context: string): string {
  const [, name = ''] = /^FROM (\S+)/m.exec(readFileSync(`${context}/Dockerfile`, 'utf8')) ?? [];
  writeBase();
  const scratch = buildah('from', 'scratch');
  buildah('copy', scratch, base, '/');
  buildah('config', '--user', '101', scratch);
  buildah('commit', scratch, `docker.io/${name}`);
  buildah('bud', '--isolation', 'chroot', '--pull-never', '-t', 'site', context);
  const image = buildah('from', '--pull-never', 'localhost/site');
  const user = buildah('inspect', '--format', '{{.OCIv1.Config.User}}', image);
  if (user !== '101') throw new Error(`The image runs as user "${user}": it must be 101.`);
  return buildah('mount', image);
}

/** The image's file system, read-only but for /tmp, as `docker run --read-only --tmpfs /tmp`. */
const confined = (root: string, ...command: readonly string[]) => {
  const steps = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,bind,ro ${root}`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `exec chroot --userspec=101:101 --groups= ${root} "$@"`,
  ].join(' && ');
  return ['--mount', 'sh', '-c', steps, 'sh', ...command];
};

/** The processes whose root is the image, by what the kernel says about them. */
const processes = (root: string) =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && existsSync(`/proc/${pid}/root/srv/site`))
    .filter((pid) => readlinkSync(`/proc/${pid}/root`) === root)
    .map((pid) => ({
      status: readFileSync(`/proc/${pid}/status`, 'utf8'),
      mounts: readFileSync(`/proc/${pid}/mountinfo`, 'utf8'),
    }));

/** Throws if a process of the image isn't user 101, or could write to more than /tmp. */
function checkConfinement(root: string): void {
  const found = processes(root);
  if (found.length === 0) throw new Error('No process of the image runs.');
  for (const { mounts, status } of found) {
    if (!/^Uid:\s+101\s+101\s+101\s+101$/m.test(status))
      throw new Error('A process of the image isn’t user 101.');
    const writable = [...mounts.matchAll(/^(?:\S+ ){4}(\S+) rw,/gm)].map(([, path]) => path);
    if (writable.join() !== '/tmp') throw new Error(`The image can write to ${writable.join()}.`);
  }
}

const expected: Readonly<Record<string, number>> = { '/buy': 200, '/buy/': 308, '/nowhere': 404 };

await exportSite('dist', 'container', `${folder}/context`);
const root = build(`${folder}/context`);
const port = await freePort();
const main = `${root}/etc/nginx/conf.d/default.conf`;
writeFileSync(main, readFileSync(main, 'utf8').replace('listen 8080', `listen ${port}`));
const { stop } = await startServer(port, 'unshare', confined(root, '/usr/sbin/nginx'));
try {
  checkConfinement(root);
  for (const [path, status] of Object.entries(expected)) {
    const answer = await send(port, path);
    if (answer.status !== status || !answer.headers['content-security-policy'])
      throw new Error(`${path} has status ${answer.status} instead of ${status}, or no policy.`);
  }
} finally {
  await stop();
  rmSync(folder, { recursive: true });
}
process.stdout.write(
  `figure: the image serves ${Object.keys(expected).length} kinds of URLs as user 101, and can write to /tmp alone\n`,
);
