// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseReplayHash } from './replay-hash.ts';
import { initialState, type ReplayState } from './replay-settings.ts';
import { settleTime, useSettled } from './use-settled.ts';

interface ProbeProps {
  readonly state?: Partial<ReplayState>;
  readonly playing?: boolean;
}
const Probe = ({ state = {}, playing = false }: ProbeProps) => {
  const text = `Trade ${state.at ?? initialState.at}`;
  const full = { ...initialState, ...state };
  return <p>{useSettled({ indicator: 'vwap', state: full, playing, text })}</p>;
};
const announced = () => screen.getByRole('paragraph').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const replaceState = vi.spyOn(history, 'replaceState');

beforeEach(() => {
  vi.useFakeTimers();
  replaceState.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useSettled', () => {
  it('announces nothing and keeps the URL before a change', () => {
    render(<Probe />);
    wait(10_000);
    expect(announced()).toBe('');
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('announces a change once it settles, not before', () => {
    const { rerender } = render(<Probe />);
    rerender(<Probe state={{ at: 4000 }} />);
    wait(settleTime - 1);
    expect(announced()).toBe('');
    wait(1);
    expect(announced()).toBe('Trade 4000');
  });

  it('waits for the last of several changes', () => {
    const { rerender } = render(<Probe />);
    for (const at of [4000, 4100, 4200]) {
      rerender(<Probe state={{ at }} />);
      wait(settleTime - 1);
    }
    expect(replaceState).not.toHaveBeenCalled();
    wait(1);
    expect(announced()).toBe('Trade 4200');
    expect(replaceState).toHaveBeenCalledOnce();
  });

  it('writes a URL that leads back to the same state', () => {
    const { rerender } = render(<Probe />);
    rerender(<Probe state={{ at: 4000, seed: 9 }} />);
    wait(settleTime);
    const hash = String(replaceState.mock.calls[0]?.[2]);
    expect(parseReplayHash('vwap', hash)).toMatchObject({ at: 4000, seed: 9 });
  });

  it('is silent while the replay plays', () => {
    const { rerender } = render(<Probe />);
    rerender(<Probe state={{ at: 4000 }} playing={true} />);
    wait(10_000);
    expect(announced()).toBe('');
    rerender(<Probe state={{ at: 5000 }} />);
    wait(settleTime);
    expect(announced()).toBe('Trade 5000');
  });

  it('announces the way back to the initial state', () => {
    const { rerender } = render(<Probe />);
    rerender(<Probe state={{ at: 4000 }} />);
    wait(settleTime);
    rerender(<Probe />);
    wait(settleTime);
    expect(announced()).toBe(`Trade ${initialState.at}`);
  });
});
