import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hosts } from '../../apps/site/build/hosts/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const decisions = join(root, 'docs/decisions');
const read = (path) => readFileSync(path, 'utf8');

const records = readdirSync(decisions).filter((file) => file !== 'README.md');
const sections = ['Context', 'Decision', 'Consequences', 'How to reverse'];

describe('decisions', () => {
  it('are numbered without gaps', () => {
    const numbers = records.map((file) => Number(file.slice(0, 4)));
    assert.deepEqual(
      numbers.sort((a, b) => a - b),
      numbers.map((_, index) => index + 1),
    );
  });

  for (const file of records) {
    const text = read(join(decisions, file));
    const [, number, title] = /^# (\d{4}) (.+)\n/.exec(text) ?? [];
    const [, date] = /^- Date: (\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
    const [, status] = /^- Status: (accepted|superseded by \d{4})$/m.exec(text) ?? [];

    it(`${file} follows the template`, () => {
      assert.ok(number && file.startsWith(`${number}-`), 'the title starts with its number');
      assert.ok(date, 'it has a date');
      assert.ok(status, 'it has a status');
      assert.deepEqual(
        [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section),
        sections,
      );
    });

    it(`${file} is in the index`, () => {
      const row = `| ${number} | [${title}](${file}) | ${date} | ${status} |`;
      assert.ok(read(join(decisions, 'README.md')).includes(row), row);
    });
  }
});

/** Markdown files under version control, without articles: the content's own lint reads those. */
const markdown = execFileSync('git', ['ls-files', '*.md', '*.mdx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/^packages\/content\/(?!README)/.test(file))
  .filter((file) => existsSync(join(root, file)));

describe('the guides to hosts', () => {
  const folder = join(root, 'docs/hosting');
  const overview = read(join(folder, 'README.md'));
  const guides = readdirSync(folder).filter((file) => file !== 'README.md');

  for (const host of Object.keys(hosts)) {
    it(`explain how to publish on ${host}`, () => {
      const command = new RegExp(`(^npm run export -- |host \`)${host}\\b`, 'm');
      const guide = guides.find((file) => command.test(read(join(folder, file))));
      assert.ok(guide, `Write docs/hosting/${host}.md.`);
      assert.ok(overview.includes(`](${guide})`), `Add ${guide} to docs/hosting/README.md.`);
    });

    it(`name ${host} next to the command`, () => {
      const [line = ''] = /^npm run export.*/m.exec(overview) ?? [];
      assert.match(line, new RegExp(`\\b${host}\\b`));
    });
  }
});

describe('links between documents', () => {
  for (const file of markdown)
    it(`${file} links to files that exist`, () => {
      const text = read(join(root, file))
        .replace(/^```[\s\S]*?^```/gm, '')
        .replace(/`[^`\n]*`/g, '');
      const targets = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
        .map(([, target]) => target)
        .filter((target) => !/^([a-z]+:|\/|\?)/.test(target));
      const missing = targets.filter(
        (target) => !existsSync(join(root, dirname(file), decodeURI(target))),
      );
      assert.deepEqual(missing, []);
    });
});
