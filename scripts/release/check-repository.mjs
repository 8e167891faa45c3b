import { readFileSync } from 'node:fs';
import { isPlaceholder } from '../../packages/chat-widget/scripts/repository.ts';

// Runs in a package before its publish: provenance needs the repository that it's really built from.
const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
if (isPlaceholder(repository.url)) {
  process.stderr.write(
    `${repository.url} is a placeholder. Set "repository" in the root package.json to yours, then run npm run release:links.\n`,
  );
  process.exitCode = 1;
}
