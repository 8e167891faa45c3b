import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Benchmark, buildComparison } from '../scripts/comparison.ts';
import { fillReadme } from '../scripts/readme-sections.ts';
import { readSources } from '../scripts/readme-sources.ts';
import { isPlaceholder, repositoryLinks } from '../scripts/repository.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const readme = read('README.md');

describe('the README', () => {
  it('has up-to-date sections; `pnpm readme` updates them', () => {
    expect(fillReadme(readme, readSources())).toBe(readme);
    expect(readme).toContain('| `notification-delay` |');
  });

  it('starts with the install line and a CDN line with the hash of the built file', () => {
    const file = readFileSync(new URL('../dist/chat-widget.js', import.meta.url));
    const hash = createHash('sha384').update(file).digest('base64');
    const start = readme.slice(0, 1200);
    expect(start).toContain('npm install @otm/chat-widget');
    expect(start).toContain(`integrity="sha384-${hash}"`);
    expect(start).toContain(`@otm/chat-widget@${JSON.parse(read('package.json')).version}/dist/`);
  });

  it('fails without the markers of a section', () => {
    expect(() => fillReadme('# Empty', readSources())).toThrow('<!-- cdn -->');
  });
});

describe('the comparison', () => {
  const measured: Benchmark = JSON.parse(read('docs/benchmark.json'));

  it('has every metric for us and three others', () => {
    expect(measured.metrics.length).toBeGreaterThanOrEqual(6);
    for (const { name, values } of measured.metrics)
      expect(Object.keys(values), name).toHaveLength(4);
  });

  it('says where another widget needs less', () => {
    const values = { ours: 10, worse: 25, equal: 10.2, better: 8 };
    const metrics = [{ name: 'cost', unit: 'ms', values }];
    expect(buildComparison({ browser: 'Chromium', rounds: 3, metrics })).toContain(
      '| cost, ms | 10 | 25 (× 2.5) | 10.2 | **8**, less than ours |',
    );
  });
});

describe('the links of the package', () => {
  it('follow from the repository in the root package.json; `pnpm readme` updates them', () => {
    const { repository } = JSON.parse(read('../../package.json'));
    expect(JSON.parse(read('package.json'))).toMatchObject(
      repositoryLinks(repository.url, 'packages/chat-widget'),
    );
  });

  it('are recognized as placeholders before a publish', () => {
    expect(isPlaceholder('git+https://example.com/otm-site-kit.git')).toBe(true);
    expect(isPlaceholder('git+https://github.com/acme/kit.git')).toBe(false);
  });
});
