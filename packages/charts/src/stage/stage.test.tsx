// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stageTexts } from '../testing/stage-texts.ts';
import { formatCount, formatSigned } from '../text/format.ts';
import { Stage } from './stage.tsx';
import { stageParts } from './stage-parts.ts';
import { computeStage } from './stage-tape.ts';
import { stageValues } from './stage-values.ts';

const texts = stageTexts.en;

const setReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches }) as MediaQueryList);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (seed = 7) => render(<Stage seed={seed} texts={texts} />);

describe('the still stage', () => {
  it('is a figure, described in numbers, with a table of the five parts', () => {
    draw();
    const values = stageValues(computeStage(7));
    const picture = screen.getByRole('img', { name: texts.title });
    expect(picture.querySelector('desc')?.textContent).toContain(`POC ${values.poc}`);
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(6);
  });

  it('chooses one of five parts, absorption at first, each described by its note', () => {
    draw();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
    expect(radios.find(({ checked }) => checked)?.value).toBe('3');
    for (const radio of radios) {
      const note = document.getElementById(radio.getAttribute('aria-describedby') ?? '');
      expect(note?.dataset.part).toBe(radio.value);
    }
  });

  it.each([1, 2, 8, 9])('computes every number from seed %i', (seed) => {
    const data = computeStage(seed);
    const markup = renderToStaticMarkup(<Stage seed={seed} texts={texts} />);
    for (const value of Object.values(stageValues(data))) expect(markup).toContain(value);
    for (const { delta, move } of stageParts(data)) {
      expect(markup).toContain(`${formatSigned(delta)} delta`);
      expect(markup).toContain(`${data.price(move)} points`);
    }
  });

  it('has the numbers of the parts in its table, too', () => {
    draw(8);
    const data = computeStage(8);
    const [, ...rows] = screen.getAllByRole('row', { hidden: true });
    for (const [index, { delta, volume, perTick }] of stageParts(data).entries())
      for (const text of [formatSigned(delta), formatCount(volume), formatCount(perTick)])
        expect(rows[index]?.textContent).toContain(text);
  });

  it('draws another picture for another seed', () => {
    const paths = (seed: number) =>
      [...renderToStaticMarkup(<Stage seed={seed} texts={texts} />).matchAll(/ d="([^"]+)"/g)]
        .map(([, path]) => path ?? '')
        .filter((path) => path.length > 40);
    const [first, second] = [paths(7), paths(8)];
    expect(first.length).toBeGreaterThan(9);
    expect(first.filter((path) => second.includes(path))).toEqual([]);
  });

  it('shows the values of the bar below the pointer, and what the panel is without one', () => {
    const { container } = draw();
    const layer = container.querySelector('.otm-session__pointer') as HTMLElement;
    layer.getBoundingClientRect = () => ({ left: 0, width: 780 }) as DOMRect;
    fireEvent.pointerMove(layer, { clientX: 215 });
    const { bars, price, session } = computeStage(7);
    const { close, delta } = bars[21] ?? bars[0];
    expect(container.querySelector('.otm-session__values')?.textContent).toBe(
      `01:45: ${price(close)}, VWAP ${price(session.vwap[21]?.vwap ?? 0)}, delta ${formatSigned(delta)}`,
    );
    fireEvent.pointerLeave(layer);
    expect(container.querySelector('.otm-session__values')?.textContent).toBe('Delta per bar');
  });
});

describe('the replay on the stage', () => {
  const start = () => {
    const drawn = draw();
    fireEvent.click(screen.getByRole('button', { name: 'Replay it' }));
    return drawn;
  };

  it('starts at the first trade, with the entire session as a ghost, and moves the focus', () => {
    setReducedMotion(true);
    const { container } = start();
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0');
    expect(container.querySelectorAll('.otm-session__ghost')).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
  });

  it('is paused under reduced motion, and plays without', () => {
    setReducedMotion(true);
    start();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    cleanup();
    setReducedMotion(false);
    start();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('steps by a trade, seeks, and says where it is', () => {
    setReducedMotion(true);
    start();
    const slider = screen.getByRole('slider');
    fireEvent.click(screen.getByRole('button', { name: 'Next trade' }));
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Trade 1 of 9,000\. 00:00: /);
    fireEvent.change(slider, { target: { value: '9000' } });
    const { vwap } = stageValues(computeStage(7));
    expect(slider.getAttribute('aria-valuetext')).toMatch(
      new RegExp(`^Trade 9,000 of 9,000\\. 06:25: .*VWAP ${vwap}`),
    );
  });

  it('plays on by the bar each second under reduced motion', () => {
    vi.useFakeTimers();
    setReducedMotion(true);
    start();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    act(() => vi.advanceTimersByTime(2100));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('00:05');
    vi.useRealTimers();
  });

  it('offers three speeds', () => {
    setReducedMotion(true);
    start();
    const options = within(screen.getByRole('combobox', { name: 'Speed' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '50 trades/s',
      '200 trades/s',
      '800 trades/s',
    ]);
  });

  it('returns to the full session, with the chosen part kept', () => {
    setReducedMotion(true);
    const { container } = start();
    fireEvent.click(screen.getByRole('radio', { name: /Turn/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Full session' }));
    expect(container.querySelector('.otm-session__ghost')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Turn/ }).checked).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replay it' }));
  });
});
