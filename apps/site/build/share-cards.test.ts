import { expect, it } from 'vitest';
import { sitePages } from '../src/routes/site-pages.ts';
import { measureText, outlineTexts } from './outline-text.ts';
import { paint } from './paint.ts';
import { renderShareCards } from './render/share-cards.tsx';

const cards = renderShareCards(measureText, sitePages());

it('labels every chart as simulated in its language and names the seed', () => {
  const charts = cards.filter(({ svg }) => svg.includes('otm-chart'));
  expect(charts.length).toBeGreaterThanOrEqual(6);
  for (const { path, svg } of charts) {
    const es = path.startsWith('/es');
    expect(svg).toContain(es ? 'Datos simulados' : 'Simulated data');
    expect(svg).toMatch(es ? /Semilla \d+</ : /Seed \d+</);
  }
});

it('keeps every line of a title within its card', () => {
  for (const { path, svg } of cards) {
    const lines = [...svg.matchAll(/<text class="otm-share__text" x="64" y="([\d.]+)"/g)];
    expect(lines.length, path).toBeLessThanOrEqual(4);
    expect(Math.max(...lines.map(([, y]) => Number(y))), path).toBeLessThan(600);
    expect(svg, path).not.toMatch(/undefined|NaN|height="-/);
  }
});

it('renders the same bytes twice', async () => {
  const svg = () =>
    outlineTexts(cards[0]?.svg ?? '').replace(
      '</title>',
      '</title><style>path { fill: #fff; stroke: #09f; }</style>',
    );
  const [once, twice] = await Promise.all([paint(svg()), paint(svg())]);
  expect(once.length).toBeGreaterThan(5000);
  expect(once.equals(twice)).toBe(true);
});
