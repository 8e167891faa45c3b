// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { chartTexts, replayTexts } from '../testing/chart-texts.ts';
import {
  type ReplayComponent,
  ReplayLauncher,
  type ReplayLauncherProps,
} from './replay-launcher.tsx';

const texts = replayTexts.en;

// On a busy machine, compiling the chunk takes longer than a query waits.
beforeAll(() => import('./replay.tsx'));
afterEach(cleanup);

const launcher = (load?: ReplayLauncherProps['load']) => (
  <>
    <div id="still">A still chart</div>
    <ReplayLauncher
      indicator="vwap"
      texts={texts}
      chartTexts={chartTexts.en}
      replaces="still"
      {...(load && { load })}
    />
  </>
);
const start = () => fireEvent.click(screen.getByRole('button', { name: texts.start }));

it('loads nothing before a click', () => {
  const load = vi.fn();
  expect(renderToStaticMarkup(launcher(load))).toContain(texts.start);
  render(launcher(load));
  expect(load).not.toHaveBeenCalled();
});

it('replaces the still chart on click', async () => {
  render(launcher());
  start();
  expect(screen.getByRole('status').textContent).toBe(texts.loading);
  expect(await screen.findByRole('group', { name: texts.controls })).toBeTruthy();
  expect(screen.getByText('A still chart').hidden).toBe(true);
});

it('moves the focus to the first button of the replay, and never leaves it on the body', async () => {
  render(launcher());
  screen.getByRole('button', { name: texts.start }).focus();
  const focused: (Element | null)[] = [];
  const observer = new MutationObserver(() => focused.push(document.activeElement));
  observer.observe(document.body, { childList: true, subtree: true });
  start();
  expect(await screen.findByRole('group', { name: texts.controls })).toBeTruthy();
  observer.disconnect();
  expect(focused.at(-1)).toBe(screen.getByRole('button', { name: texts.pause }));
  expect(focused).not.toContain(document.body);
});

it('keeps the still chart when loading fails, and can be tried again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(() => <p>Live</p>);
  render(launcher(load));
  start();
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  expect(screen.getByText('A still chart').hidden).toBe(false);
  start();
  expect(await screen.findByText('Live')).toBeTruthy();
});

it('says after 10 s that the code is missing, and still uses it later', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<ReplayComponent>();
  render(launcher(() => promise));
  start();
  act(() => void vi.advanceTimersByTime(9999));
  expect(screen.getByRole('status').textContent).toBe(texts.loading);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe(texts.failed);
  await act(async () => resolve(() => <p>Live</p>));
  expect(screen.getByText('Live')).toBeTruthy();
  vi.useRealTimers();
});
