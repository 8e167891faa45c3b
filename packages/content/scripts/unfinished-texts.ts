import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scaffoldText } from '@otm/schema/settings';

const ownRoot = fileURLToPath(new URL('..', import.meta.url));

/** Returns each line of the Markdown files that still has a template's text, with its file. */
export const unfinishedTexts = (root = ownRoot): readonly string[] =>
  globSync('{articles,glossary,statements,videos}/*/*.md', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, place) =>
          scaffoldText.test(line) ? [`${file}:${place + 1}: Still to write: ${line}`] : [],
        ),
    );
