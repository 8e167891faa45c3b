// @vitest-environment happy-dom
import { format } from '@otm/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { chartTexts } from '../testing/chart-texts.ts';
import { formatPrice, formatSigned } from '../text/format.ts';
import { findSetups, type SetupCase } from './find-setups.ts';
import { SetupFigure } from './setup-figure.tsx';
import { setupRules } from './setup-rules.ts';

const texts = chartTexts.en;

const { targetTicks: target, barsAfter: after } = setupRules;

afterEach(cleanup);

/** Whether the setup worked, computed again from the drawn bars. */
function outcome({ bars, signal, side }: SetupCase): boolean {
  const close = bars[signal]?.close ?? 0;
  for (const { high, low } of bars.slice(signal + 1)) {
    const back = side > 0 ? low <= close - target : high >= close + target;
    if (back) return false;
    if (side > 0 ? high >= close + target : low <= close - target) return true;
  }
  return false;
}

describe.each(['momentum', 'reversal'] as const)('the setup %s', (kind) => {
  const cases = findSetups(kind);

  it('shows as many sessions that failed as that worked', () => {
    expect(cases.map(({ worked }) => worked)).toEqual([true, true, false, false]);
  });

  it('uses the first seeds in order and skips none', () => {
    const longer = findSetups(kind, 4);
    const first = (worked: boolean, list: readonly SetupCase[]) =>
      list.filter((found) => found.worked === worked).map(({ seed }) => seed);
    expect(first(true, longer).slice(0, 2)).toEqual(first(true, cases));
    expect(first(false, longer).slice(0, 2)).toEqual(first(false, cases));
    for (const worked of [true, false]) {
      expect(first(worked, longer)).toEqual(first(worked, longer).toSorted((a, b) => a - b));
    }
  });

  it('judges each session by the drawn bars', () => {
    for (const found of cases) expect(outcome(found)).toBe(found.worked);
  });

  it('returns the same cases every time', () => {
    expect(findSetups(kind)).toEqual(cases);
  });

  it('describes each session by its bars, and states the rule', () => {
    const { container } = render(<SetupFigure kind={kind} cases={cases} texts={texts} />);
    const descriptions = [...container.querySelectorAll('desc')].map(
      ({ textContent }) => textContent,
    );
    expect(descriptions).toHaveLength(cases.length);
    cases.forEach(({ bars, signal, tickSize }, index) => {
      const later = bars.slice(signal + 1);
      const lowest = formatPrice(Math.min(...later.map(({ low }) => low)), tickSize);
      expect(descriptions[index]).toContain(`${later.length} bars later`);
      expect(descriptions[index]).toContain(`between ${lowest} and`);
    });
    expect(screen.getByText(new RegExp(`\\b${target} ticks\\b.*\\b${after} bars`))).toBeTruthy();
  });

  it('shows that there is no session', () => {
    render(<SetupFigure kind={kind} cases={[]} texts={texts} />);
    expect(screen.getByText(texts.labels.empty, { selector: 'text' })).toBeTruthy();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });

  it('labels each session with seed and outcome', () => {
    const markup = renderToStaticMarkup(<SetupFigure kind={kind} cases={cases} texts={texts} />);
    for (const { seed } of cases) expect(markup).toContain(`Seed ${seed}: `);
    const titles = [...markup.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
    expect(new Set(titles).size).toBe(cases.length);
    expect(markup.match(/Didn’t follow through<\/strong>/g)).toHaveLength(2);
  });

  it('draws and names the signal and both targets, also one that price never came near', () => {
    const ticks = [target, -target].map((it) =>
      format(texts.labels.ticks, { ticks: formatSigned(it) }),
    );
    const { container } = render(<SetupFigure kind={kind} cases={cases} texts={texts} />);
    for (const picture of container.querySelectorAll('.otm-setups svg[role="img"]')) {
      const names = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
      expect(names).toEqual([texts.labels.signal, ...ticks]);
      const targets = picture.querySelector('.otm-level')?.getAttribute('d')?.match(/M/g);
      expect(targets).toHaveLength(2);
    }
  });
});
