// @vitest-environment happy-dom

import { indicatorIds } from '@otm/schema';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indicators } from '../indicators/index.ts';
import { chartTexts, replayTexts } from '../testing/chart-texts.ts';
import { Replay } from './replay.tsx';
import { settleTime } from './use-settled.ts';

const texts = replayTexts.en;

let reduced = false;

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (
  indicator: (typeof indicatorIds)[number] = 'vwap',
  options: { readonly playsAtOnce?: boolean; readonly at?: number } = {},
) => render(<Replay indicator={indicator} texts={texts} chartTexts={chartTexts.en} {...options} />);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const slider = (name: string) => screen.getByRole('slider', { name }) as HTMLInputElement;
const position = () => Number(slider(texts.position).value);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe.each(indicatorIds)('the replay of %s', (indicator) => {
  it('shows its chart and its settings', () => {
    show(indicator);
    expect(screen.getByRole('img', { name: chartTexts.en.charts[indicator].title })).toBeTruthy();
    expect(screen.getAllByRole('slider')).toHaveLength(2 + indicators[indicator].settings.length);
    for (const control of screen.getAllByRole('slider')) {
      expect(control.getAttribute('aria-valuetext')).toMatch(/\d|^none$/);
    }
  });

  it('announces its values once it settles', () => {
    show(indicator);
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(slider(texts.position), { target: { value: '3000' } });
    click(texts.stepTrade);
    expect(screen.getByRole('status').textContent).toBe('');
    pass(settleTime);
    expect(screen.getByRole('status').textContent).toMatch(/^Trade 3,001: .*\d/);
  });
});

describe('a replay', () => {
  it('leaves the focus where it is unless it was asked for', () => {
    show();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes on from a still chart of a part of the session, and shows the same at first', () => {
    show('vwap', { playsAtOnce: true, at: 6000 });
    expect(position()).toBe(6000);
    pass(2000);
    expect(position()).toBeGreaterThan(6150);
    click(texts.restart);
    expect(position()).toBeLessThan(100);
  });

  it('waits where the still chart ends under reduced motion', () => {
    reduced = true;
    show('vwap', { playsAtOnce: true, at: 6000 });
    pass(2000);
    expect(position()).toBe(6000);
  });

  it('plays from the open if the still chart is of the entire session', () => {
    show('vwap', { playsAtOnce: true });
    expect(position()).toBe(0);
    pass(2000);
    expect(position()).toBeGreaterThan(150);
    click(texts.pause);
  });

  it.each([
    ['reduced motion', true, '/'],
    ['a state in the URL', false, '/#replay=vwap&at=3000'],
  ])('waits with %s', (_, prefersReduced, url) => {
    reduced = prefersReduced;
    history.replaceState(null, '', url);
    show('vwap', { playsAtOnce: true });
    const start = position();
    expect(start).toBeGreaterThan(0);
    pass(2000);
    expect(position()).toBe(start);
  });

  it('plays at its speed and pauses', () => {
    show();
    click(texts.play);
    pass(2000);
    expect(position()).toBeGreaterThan(150);
    expect(position()).toBeLessThan(250);
    click(texts.pause);
    const stopped = position();
    pass(2000);
    expect(position()).toBe(stopped);
  });

  it('announces and stores nothing while playing', () => {
    show();
    click(texts.play);
    pass(3000);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(location.hash).toBe('');
  });

  it('moves bar by bar, once per second, under reduced motion', () => {
    reduced = true;
    show();
    expect(screen.getByText(texts.reducedMotion)).toBeTruthy();
    click(texts.play);
    pass(900);
    expect(position()).toBe(0);
    pass(200);
    const first = position();
    expect(first).toBeGreaterThan(0);
    pass(800);
    expect(position()).toBe(first);
  });

  it('steps, restarts and takes the next seed', () => {
    show();
    expect(position()).toBe(9000);
    fireEvent.change(slider(texts.position), { target: { value: '3000' } });
    click(texts.stepTrade);
    expect(position()).toBe(3001);
    click(texts.stepBar);
    expect(position()).toBeGreaterThan(3001);
    click(texts.restart);
    expect(position()).toBe(0);
    expect(screen.getByText(chartTexts.en.labels.empty, { selector: 'text' })).toBeTruthy();
    click(texts.newSeed);
    expect(screen.getByText('Seed 8', { selector: 'figcaption span' })).toBeTruthy();
  });

  it('stops at the end and restarts from there', () => {
    show();
    fireEvent.change(slider(texts.position), { target: { value: '8990' } });
    click(texts.play);
    pass(1000);
    expect(position()).toBe(9000);
    click(texts.play);
    pass(500);
    expect(position()).toBeLessThan(100);
  });

  it('stops the bar timer at the chosen stage', () => {
    show('bar-timer');
    fireEvent.change(slider(texts.stage), { target: { value: '25' } });
    click(texts.play);
    pass(20_000);
    expect(screen.getByRole('button', { name: texts.play })).toBeTruthy();
    pass(settleTime);
    expect(screen.getByRole('status').textContent).toContain('stage 25');
  });

  it('keeps its state in the URL without a history entry and restores it', () => {
    const entries = history.length;
    const { unmount } = show();
    fireEvent.change(slider(texts.bands), { target: { value: '3' } });
    pass(settleTime);
    expect(location.hash).toBe('#replay=vwap&seed=7&at=9000&speed=100&bands=3&bar=5');
    expect(history.length).toBe(entries);
    unmount();
    show();
    expect(slider(texts.bands).value).toBe('3');
  });

  it('announces that the bar timer stops at no stage', () => {
    show('bar-timer');
    expect(slider(texts.stage).getAttribute('aria-valuetext')).toBe(texts.noStage);
    fireEvent.change(slider(texts.stage), { target: { value: '50' } });
    expect(slider(texts.stage).getAttribute('aria-valuetext')).toBe('50%');
  });

  it('follows a hash of its own replay only', () => {
    show();
    const open = (hash: string) => {
      history.replaceState(null, '', hash);
      act(() => void dispatchEvent(new Event('hashchange')));
    };
    open('#replay=vwap&seed=7&at=1200&bands=3');
    expect([position(), slider(texts.bands).value]).toEqual([1200, '3']);
    open('#replay=swing&at=50');
    open('#how-to-read');
    expect(position()).toBe(1200);
  });

  it('keeps the seed while its field is empty', () => {
    show();
    const field = screen.getByRole('spinbutton', { name: texts.seed });
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.getByText('Seed 7', { selector: 'figcaption span' })).toBeTruthy();
    fireEvent.change(field, { target: { value: '12345' } });
    expect(screen.getByText('Seed 9999', { selector: 'figcaption span' })).toBeTruthy();
  });
});
