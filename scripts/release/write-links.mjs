import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryLinks } from '../../packages/chat-widget/scripts/repository.ts';

// Writes the links of every published package, which follow from the root's repository.
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { repository } = read('package.json');
for (const path of globSync('packages/*/package.json')) {
  const manifest = read(path);
  if (manifest.private) continue;
  const links = repositoryLinks(repository.url, dirname(path));
  writeFileSync(path, `${JSON.stringify({ ...manifest, ...links }, null, 2)}\n`);
}
