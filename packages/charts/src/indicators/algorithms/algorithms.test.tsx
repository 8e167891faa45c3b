// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionChart } from '../../figure/session-chart.tsx';
import { chartTexts } from '../../testing/chart-texts.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { algorithms } from './algorithms.ts';

const texts = chartTexts.en;
const traded = expectTraded(sampleSession);
const { prints } = traded.session;

afterEach(cleanup);

it('counts repeated and large prints apart', () => {
  const { repeated, large } = algorithms.values(traded, texts.labels);
  expect(Number(repeated)).toBe(prints.filter((mark) => mark.repeated).length);
  expect(Number(repeated) + Number(large)).toBe(prints.length);
});

it('lists each print with its kind and side', () => {
  const { rows } = algorithms.table(traded, texts.labels);
  expect(rows).toHaveLength(prints.length);
  expect(rows[0]?.[2]).toBe(prints[0]?.repeated ? 'Repeated size' : 'Large trade');
  expect(rows[0]?.[3]).toBe((prints[0]?.side ?? 0) > 0 ? 'Buys' : 'Sells');
});

it("hollows out sellers' marks", () => {
  const { container } = render(<SessionChart id="algorithms" data={sampleSession} texts={texts} />);
  const paths = (name: string) =>
    [...container.querySelectorAll(`.${name}`)].map((path) => path.getAttribute('d'));
  expect(paths('otm-hollow')).toEqual(paths('otm-sell').filter((d) => !d?.includes('v')));
});

it('has both sides of both kinds in its legend', () => {
  const { container } = render(<SessionChart id="algorithms" data={sampleSession} texts={texts} />);
  const legend = [...container.querySelectorAll('.otm-marks')].at(-1);
  const marks = ['otm-buy', 'otm-hollow'].flatMap((side) =>
    [...(legend?.querySelectorAll(`.${side}`) ?? [])].map(
      (mark) => `${side} ${mark.getAttribute('stroke-linecap')}`,
    ),
  );
  expect(marks).toEqual([
    'otm-buy round',
    'otm-buy square',
    'otm-hollow round',
    'otm-hollow square',
  ]);
});
