import {
  initialState,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
  transition,
} from './transition.ts';

/** A running state machine: the current state, and the way to change it. */
export interface Machine {
  readonly getState: () => SubmissionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies an event; `error` is passed on to the effects. */
  readonly dispatch: (event: SubmissionEvent, error?: unknown) => void;
  /** Returns to the initial state. */
  readonly reset: () => void;
}

/** Starts the state machine of a form. Effects run before listeners are notified. */
export function createMachine(
  hasBlockList: boolean,
  effects: Readonly<Record<SubmissionEffect, (error: unknown) => void>>,
): Machine {
  const listeners = new Set<() => void>();
  let state = initialState(hasBlockList);
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (event, error) => {
      const next = transition(state, event);
      state = next.state;
      for (const effect of next.effects) effects[effect](error);
      for (const listener of listeners) listener();
    },
    reset: () => {
      state = initialState(hasBlockList);
    },
  };
}
