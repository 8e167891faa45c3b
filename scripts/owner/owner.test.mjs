import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { edits, postsOf, replaceAll } from './edits.mjs';
import { brandColors, patternsOf, tracesIn } from './traces.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const patterns = patternsOf(
  {
    product: 'OTM',
    productSlug: 'otm',
    company: 'OTM Indicators',
    email: 'support@example.com',
    phone: '1 555 010 0199',
    origin: 'https://www.example.com',
  },
  { colors: ['#f2c14e'], logo: 'M2 3h6' },
);

test('finds a brand in names, links and paths', () => {
  for (const [text, found] of [
    ['<title>Prices | OTM</title>', 'product'],
    ['"name":"OTM Indicators"', 'company'],
    ['mailto:support@example.com', 'email'],
    ['?phone=15550100199', 'phone'],
    ['https://www.example.com/buy', 'origin'],
    ['href="/es/features/asi-usamos-otm"', 'path'],
    ['href="/features/otm-wap"', 'path'],
    ['<path d="M2 3h6"/>', 'logo'],
    ['--otm-accent:#F2C14E', 'color'],
  ])
    assert.ok(
      tracesIn(text, patterns).some((trace) => trace.startsWith(`${found}:`)),
      text,
    );
});

test('accepts the prefixes and keys of the kit', () => {
  const kit = '<a class="otm-button" href="/buy"> var(--otm-ink) otm_lang ana@example.com';
  assert.deepEqual(tracesIn(kit, patterns), []);
});

test('finds everything that it edits', () => {
  for (const [file, replacements] of Object.entries(edits)) {
    const text = readFileSync(root + file, 'utf8');
    assert.doesNotThrow(() => replaceAll(text, replacements, file));
  }
});

test('finds the posts, and those that nothing links to', () => {
  const { posts, unlinked } = postsOf(root);
  assert.ok(posts.length > 1);
  for (const id of unlinked) assert.ok(posts.includes(id), id);
});

test('tells the colors of the brand from those of other tokens', () => {
  const token = (name, hex) => `    "${name}": {\n      "hex": "${hex}"\n    }`;
  const tokens = [
    token('ink', '#111111'),
    token('accent', '#222222'),
    token('accent-text', '#333333'),
    token('warning', '#333333'),
  ];
  assert.deepEqual(brandColors(tokens.join(',\n')), ['#222222']);
  const own = brandColors(readFileSync(`${root}packages/ui/src/tokens/tokens.json`, 'utf8'));
  assert.ok(own.length > 2, own.join());
});

test('rejects an edit that changes nothing', () => {
  assert.throws(() => replaceAll('price: 1', [[/price: 2/, 'price: 3']], 'plans.ts'), /plans\.ts/);
});
