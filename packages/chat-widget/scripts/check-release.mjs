import { readFileSync } from 'node:fs';
import { isPlaceholder } from './repository.ts';

// Runs before a publish: provenance needs the repository that the package is really built from.
const { repository } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
if (isPlaceholder(repository.url)) {
  console.error(
    `${repository.url} is a placeholder. Set "repository" in the root package.json to yours, then run pnpm readme.`,
  );
  process.exitCode = 1;
}
