// @vitest-environment happy-dom
import { replayTexts } from '@otm/content';
import { indicatorIds } from '@otm/schema';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleChartTexts } from '../testing/sample-texts.ts';
import { Replay } from './replay.tsx';
import { settingsOf } from './replay-settings.ts';
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

const show = (indicator: (typeof indicatorIds)[number] = 'vwap') =>
  render(<Replay indicator={indicator} texts={texts} chartTexts={sampleChartTexts} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const slider = (name: string) => screen.getByRole('slider', { name }) as HTMLInputElement;
const position = () => Number(slider(texts.position).value);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe.each(indicatorIds)('the playground of %s', (indicator) => {
  it('shows its chart and its settings', () => {
    show(indicator);
    expect(
      screen.getByRole('img', { name: sampleChartTexts.charts[indicator].title }),
    ).toBeTruthy();
    expect(screen.getAllByRole('slider')).toHaveLength(2 + settingsOf[indicator].length);
    for (const control of screen.getAllByRole('slider')) {
      expect(control.getAttribute('aria-valuetext')).toMatch(/\d|^none$/);
    }
  });

  it('says its values once it stands still', () => {
    show(indicator);
    expect(screen.getByRole('status').textContent).toBe('');
    press(texts.stepTrade);
    expect(screen.getByRole('status').textContent).toBe('');
    pass(settleTime);
    expect(screen.getByRole('status').textContent).toMatch(/^Trade 3,001: .*\d/);
  });
});

describe('the playground', () => {
  it('takes the focus to its first button', () => {
    show();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.play }));
  });

  it('plays at its pace and pauses', () => {
    show();
    press(texts.play);
    pass(2000);
    expect(position()).toBeGreaterThan(3150);
    expect(position()).toBeLessThan(3250);
    press(texts.pause);
    const stopped = position();
    pass(2000);
    expect(position()).toBe(stopped);
  });

  it('says and stores nothing while it plays', () => {
    show();
    press(texts.play);
    pass(3000);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(location.hash).toBe('');
  });

  it('moves bar by bar, once a second, where less motion is wanted', () => {
    reduced = true;
    show();
    expect(screen.getByText(texts.reducedMotion)).toBeTruthy();
    press(texts.play);
    pass(900);
    expect(position()).toBe(3000);
    pass(200);
    const first = position();
    expect(first).toBeGreaterThan(3000);
    pass(800);
    expect(position()).toBe(first);
  });

  it('steps, starts again and takes the next seed', () => {
    show();
    press(texts.stepTrade);
    expect(position()).toBe(3001);
    press(texts.stepBar);
    expect(position()).toBeGreaterThan(3001);
    press(texts.restart);
    expect(position()).toBe(0);
    expect(screen.getByText(sampleChartTexts.words.empty, { selector: 'text' })).toBeTruthy();
    press(texts.newSeed);
    expect(screen.getByText('Seed 8', { selector: 'figcaption span' })).toBeTruthy();
  });

  it('stops at the end and begins anew from there', () => {
    show();
    fireEvent.change(slider(texts.position), { target: { value: '8990' } });
    press(texts.play);
    pass(1000);
    expect(position()).toBe(9000);
    press(texts.play);
    pass(500);
    expect(position()).toBeLessThan(100);
  });

  it('stops the bar timer at the wanted stage', () => {
    show('bar-timer');
    fireEvent.change(slider(texts.stage), { target: { value: '25' } });
    press(texts.play);
    pass(20_000);
    expect(screen.getByRole('button', { name: texts.play })).toBeTruthy();
    pass(settleTime);
    expect(screen.getByRole('status').textContent).toContain('stage 25');
  });

  it('keeps its view in the address without a history entry and finds it again', () => {
    const entries = history.length;
    const { unmount } = show();
    fireEvent.change(slider(texts.bands), { target: { value: '3' } });
    pass(settleTime);
    expect(location.hash).toBe('#replay=vwap&seed=7&at=3000&speed=100&bands=3&bar=5');
    expect(history.length).toBe(entries);
    unmount();
    show();
    expect(slider(texts.bands).value).toBe('3');
  });

  it('says in words that the bar timer stops at no stage', () => {
    show('bar-timer');
    expect(slider(texts.stage).getAttribute('aria-valuetext')).toBe(texts.noStage);
    fireEvent.change(slider(texts.stage), { target: { value: '50' } });
    expect(slider(texts.stage).getAttribute('aria-valuetext')).toBe('50%');
  });

  it('follows an address that names its replay, and no other', () => {
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

  it('keeps the seed while its field is emptied', () => {
    show();
    const field = screen.getByRole('spinbutton', { name: texts.seed });
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.getByText('Seed 7', { selector: 'figcaption span' })).toBeTruthy();
    fireEvent.change(field, { target: { value: '12345' } });
    expect(screen.getByText('Seed 9999', { selector: 'figcaption span' })).toBeTruthy();
  });
});
