// @vitest-environment happy-dom
import { replayTexts } from '@otm/content';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sampleChartTexts } from '../testing/sample-texts.ts';
import { ReplayLauncher, type ReplayLauncherProps } from './replay-launcher.tsx';

const texts = replayTexts.en;

// On a busy machine the chunk takes longer to compile than a query waits.
beforeAll(() => import('./replay.tsx'));
afterEach(cleanup);

const launcher = (load?: ReplayLauncherProps['load']) => (
  <>
    <div id="still">A still picture</div>
    <ReplayLauncher
      indicator="vwap"
      texts={texts}
      chartTexts={sampleChartTexts}
      replaces="still"
      {...(load && { load })}
    />
  </>
);
const start = () => fireEvent.click(screen.getByRole('button', { name: texts.start }));

it('is a button that loads nothing by itself', () => {
  const load = vi.fn();
  expect(renderToStaticMarkup(launcher(load))).toContain(texts.start);
  render(launcher(load));
  expect(load).not.toHaveBeenCalled();
});

it('takes the place of the still picture when it is pressed', async () => {
  render(launcher());
  start();
  expect(screen.getByRole('status').textContent).toBe(texts.loading);
  expect(await screen.findByRole('group', { name: texts.controls })).toBeTruthy();
  expect(screen.getByText('A still picture').hidden).toBe(true);
});

it('says that the code did not come, keeps the picture and can be tried again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(() => <p>Live</p>);
  render(launcher(load));
  start();
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  expect(screen.getByText('A still picture').hidden).toBe(false);
  start();
  expect(await screen.findByText('Live')).toBeTruthy();
});
