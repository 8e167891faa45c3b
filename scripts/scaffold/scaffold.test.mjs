import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scaffoldText } from '../../packages/schema/src/settings/index.ts';
import { insertLine } from './insert-line.mjs';
import { linesFor } from './lines.mjs';
import { usages } from './names.mjs';
import { parseProblems } from './parse-problems.mjs';
import { samples } from './samples.mjs';
import { scaffold } from './scaffold.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const kinds = Object.keys(usages);

/** A folder with the files that scaffolds register in, and nothing else. */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scaffold-'));
  for (const { file } of kinds.flatMap(linesFor)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repository, file), join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path) => readFileSync(join(root, path), 'utf8');
const allFiles = () =>
  globSync('**/*', { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => [path, read(path)])
    .toSorted();

describe('starts', () => {
  for (const [kind, args] of samples) {
    it(`a ${kind} that parses, and changes no existing file`, () => {
      const before = allFiles();
      const { files } = scaffold(root, kind, args);
      assert.deepEqual(
        allFiles().filter(([path]) => !files.includes(path)),
        before,
      );
      assert.equal(parseProblems(root, files), '');
    });

    it(`a ${kind} without a name of the template`, () => {
      const { files, lines } = scaffold(root, kind, args);
      const texts = [...files, ...files.map(read), ...lines.map(({ add }) => add)];
      for (const text of texts) assert.doesNotMatch(text, /sample-?name|TITLE_|SLUG_|\bDATE\b/i);
    });

    it(`a ${kind} whose lines have one place each, where they parse`, () => {
      const { lines } = scaffold(root, kind, args);
      for (const line of lines)
        writeFileSync(join(root, line.file), insertLine(read(line.file), line));
      assert.equal(parseProblems(root, [...new Set(lines.map(({ file }) => file))]), '');
    });

    it(`a ${kind} that is marked as a sample, for check:deploy to list`, () => {
      const { files } = scaffold(root, kind, args);
      assert.ok(files.map(read).some((text) => scaffoldText.test(text)));
    });
  }
});

const page = (...args) => ['page', args];

describe('refuses, and writes nothing:', () => {
  for (const [what, [kind, args], message] of [
    ['an unknown kind', ['widget', ['a']], /no "widget" to start\. Use one of: page, block/],
    ['no arguments', page(), /needs a name and a title in each language.*\n\n {2}npm run new:page/],
    ['a missing title', page('prices', 'Prices'), /needs a name and a title in each language/],
    ['an argument too many', page('a', 'A', 'B', 'C'), /needs a name and a title/],
    ['a title for a block', ['block', ['notes', 'Notes']], /a name and nothing else/],
    ['upper case', page('Prices', 'Prices', 'Precios'), /"Prices" can’t be a name: use lower-case/],
    ['a path', page('../prices', 'Prices', 'Precios'), /can’t be a name/],
    ['an underscore', ['block', ['check_list']], /can’t be a name/],
    ['a digit first', ['block', ['2-columns']], /can’t be a name/],
    ['a name that is too long', ['block', ['a'.repeat(31)]], /too long: use at most 30/],
    ['a word of JavaScript', ['block', ['default']], /"default" is reserved/],
    ['a language', page('es', 'Spain', 'España'), /"es" is reserved/],
    ['markup in a title', page('prices', '<b>', 'Precios'), /English title "<b>" must start/],
    ['code in a title', page('prices', 'Prices', 'A $1'), /Spanish title .* must start/],
    ['a quotation mark', page('prices', "What's new", 'Precios'), /English title/],
    ['spaces around a title', page('prices', ' Prices', 'Precios'), /spaces too many/],
    ['a title that is too long', page('prices', 'A'.repeat(41), 'Precios'), /at most 40/],
    ['one title twice', page('faq', 'FAQ', 'FAQ'), /Both titles are "FAQ"/],
    ['a route that exists', page('contact', 'Write', 'Escribe'), /"contact" is in .*paths\.ts/],
    ['an English path that exists', page('about', 'We', 'Somos'), /is in .*paths\.ts already/],
    ['a Spanish path that exists', page('find', 'Find', 'Buscar'), /is in .*paths\.ts already/],
    ['a block type that exists', ['block', ['paragraph']], /"paragraph" is in/],
    ['a plan that exists', ['plan', ['basic-yearly', 'A', 'B']], /"basic-yearly" is in/],
    ['an indicator that exists', ['indicator', ['vwap', 'A', 'B']], /"vwap" is in/],
  ])
    it(what, () => {
      const before = allFiles();
      assert.throws(() => scaffold(root, kind, args), { name: 'ScaffoldError', message });
      assert.deepEqual(allFiles(), before);
    });

  it('a file that exists', () => {
    const [kind, args] = samples[0];
    scaffold(root, kind, args);
    const before = allFiles();
    assert.throws(() => scaffold(root, kind, args), /exists already\. Choose another name/);
    assert.deepEqual(allFiles(), before);
  });

  it('a folder in which nothing can be created', () => {
    // The articles of the indicator would be in it; its chart comes first.
    const blocker = join(root, 'packages/content/articles');
    writeFileSync(blocker, '');
    const before = allFiles();
    const indicator = samples.find(([kind]) => kind === 'indicator');
    assert.throws(() => scaffold(root, ...indicator), /^ScaffoldError: Nothing was created/);
    assert.deepEqual(allFiles(), before);
    assert.ok(existsSync(blocker));
  });
});
