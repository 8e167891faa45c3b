import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type Host, hosts } from './index.ts';
import type { SiteHosting } from './site-hosting.ts';

/**
 * Copies a built site, with the configuration of a host, into a folder that is ready to publish.
 *
 * @param dist - the build's output, with `site/` and `hosting.json`
 * @param target - the folder to write, emptied first
 * @throws Error if there is no such host, or nothing was built.
 */
export async function exportSite(dist: string, name: string, target: string): Promise<void> {
  const host: Host | undefined = Object.hasOwn(hosts, name)
    ? hosts[name as keyof typeof hosts]
    : undefined;
  if (!host)
    throw new Error(`There is no host "${name}". Name one of: ${Object.keys(hosts).join(', ')}.`);
  const hosting: SiteHosting = JSON.parse(
    await readFile(`${dist}/hosting.json`, 'utf8').catch(() => {
      throw new Error('There is no built site. Build it first: npm run build');
    }),
  );
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(
    `${dist}/site${host.isBelowBase ? hosting.base : ''}`,
    `${target}/${host.siteFolder ?? ''}`,
    {
      recursive: true,
      filter: (file) => host.precompressed === true || !/\.(?:br|gz)$/.test(file),
    },
  );
  if (host.isBelowBase && hosting.base)
    await cp(`${dist}/site${hosting.base}.html`, `${target}/index.html`);
  for (const [file, rewrite] of Object.entries(host.rewrites ?? {})) {
    const html = await readFile(`${target}/${file}`, 'utf8');
    await writeFile(`${target}/${file}`, rewrite(html, hosting));
  }
  for (const [file, text] of Object.entries(host.configure(hosting)))
    await writeFile(`${target}/${file}`, text);
}
