import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chartMarks, hasMarks, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../articles', import.meta.url));

/** The marks that the charts of a text have, and those that it names. */
function marksIn(markdown: string) {
  const charts = [...markdown.matchAll(/\{% chart "([\w-]+)"[^%]* marks=true/g)];
  const drawn = charts.flatMap(([, id = '']) =>
    hasMarks(id) ? chartMarks[id].map((name) => `${id}.${name}`) : [],
  );
  const named = [...markdown.matchAll(/\{% \$mark\.([\w-]+\.\w+) %\}/g)].map(
    ([, name = '']) => name,
  );
  return { drawn: drawn.toSorted(), named: [...new Set(named)].toSorted() };
}

const articles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, ...marksIn(readFileSync(`${folder}/${path}`, 'utf8')) }));

describe.each(locales)('the marks in %s', (locale) => {
  const own = articles.filter(({ path }) => path.endsWith(`/${locale}.md`));

  it('are all named by the article that draws them, and by no other', () => {
    expect(own.length).toBeGreaterThan(0);
    const wrong = own.filter(({ drawn, named }) => drawn.join() !== named.join());
    expect(wrong).toEqual([]);
  });
});

it('are missed where a text names one of two charts', () => {
  const { drawn, named } = marksIn(
    '{% chart "swing" seed=1 marks=true /%}\n- Delta (mark {% $mark.micro.flip %})',
  );
  expect(drawn).toEqual(['swing.absorbed', 'swing.against', 'swing.easy', 'swing.pullback']);
  expect(named).toEqual(['micro.flip']);
});
