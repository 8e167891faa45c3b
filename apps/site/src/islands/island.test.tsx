import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageShell } from '../app/page-shell.tsx';
import { findPage } from '../routes/site-pages.ts';
import { BuildContext } from './build-context.ts';
import { Island } from './island.tsx';

interface PriceProps {
  readonly amount: number;
  readonly note: string;
}
type PriceIsland = Parameters<typeof Island<PriceProps>>[0];
const Price = ({ amount, note }: PriceProps) => (
  <p>
    ${amount} {note}
  </p>
);
const island: PriceIsland = {
  name: 'price',
  Component: Price,
  props: { amount: 497, note: '<once> & "for all"' },
  when: 'intent',
};
const build = {
  toHtml: renderToString,
  islandUrl: (name: string) => `/assets/${name}.js`,
  pageScripts: {},
  pictureUrl: (name: string) => name,
};

/** Renders an island on the home page in Spanish, at build or in a page that React draws. */
const draw = (changes: Partial<PriceIsland> = {}, atBuild = true) =>
  renderToStaticMarkup(
    <BuildContext value={atBuild ? build : undefined}>
      <PageShell page={findPage('home', 'es', {})}>
        <Island {...island} {...changes} />
      </PageShell>
    </BuildContext>,
  );
const attribute = (markup: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(markup)?.[1]?.replaceAll('&quot;', '"');

describe('an island at build', () => {
  it('names its code, and when to load it', () => {
    expect(attribute(draw(), 'data-live')).toBe('/assets/price.js');
    expect(attribute(draw(), 'data-when')).toBe('intent');
    expect(attribute(draw({ when: 'view' }), 'data-when')).toBe('view');
  });

  it('has its content in the page already', () => {
    expect(draw()).toContain('<p>$<!-- -->497<!-- --> <!-- -->&lt;once&gt;');
  });

  it('queues clicks only if it needs its code for them', () => {
    expect(draw()).not.toContain('data-early');
    expect(draw({ queuesClicks: true })).toContain('data-early=""');
  });

  it('says what to do if the code doesn’t arrive, hidden, where nothing works without it', () => {
    expect(draw()).not.toContain('role="alert"');
    expect(draw({ queuesClicks: true })).toMatch(
      /<\/div><p class="otm-late" role="alert" hidden="">Esta parte no se cargó\. /,
    );
  });

  it('carries its props to the browser, whatever characters they have', () => {
    const json = attribute(draw(), 'data-props')
      ?.replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(JSON.parse(json ?? '')).toEqual(island.props);
  });
});

it('is drawn in place where React draws the entire page', () => {
  expect(draw({}, false)).toBe('<p>$497 &lt;once&gt; &amp; &quot;for all&quot;</p>');
});
