import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

// Writes dist/integrity.json: the subresource integrity of every script and style sheet, by file.
const dist = new URL('../dist/', import.meta.url);
const hash = (name) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(new URL(name, dist)))
    .digest('base64')}`;
const names = readdirSync(dist, { recursive: true }).filter((name) =>
  /^(?!configurator).*\.(css|js)$/.test(name),
);
const hashes = Object.fromEntries(names.sort().map((name) => [name, hash(name)]));
writeFileSync(new URL('integrity.json', dist), `${JSON.stringify(hashes, null, 2)}\n`);
