import { readFileSync, writeFileSync } from 'node:fs';
import { fillReadme } from './readme-sections.ts';
import { readSources } from './readme-sources.ts';
import { repositoryLinks } from './repository.ts';

// Updates the README's generated sections (the CDN line with its hash, the tables, the comparison)
// and the package's links, which follow from the repository in the root package.json.
const path = (name) => new URL(`../${name}`, import.meta.url);
const read = (name) => readFileSync(path(name), 'utf8');

writeFileSync(path('README.md'), fillReadme(read('README.md'), readSources()));
const { repository } = JSON.parse(read('../../package.json'));
const manifest = JSON.parse(read('package.json'));
const links = repositoryLinks(repository.url, 'packages/chat-widget');
writeFileSync(path('package.json'), `${JSON.stringify({ ...manifest, ...links }, null, 2)}\n`);
