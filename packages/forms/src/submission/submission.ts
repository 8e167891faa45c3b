import type { LoadBlockList, Message, SendMessage, Values } from '../services/ports.ts';
import { isBlocked, normaliseBlockList } from '../validation/block-list.ts';
import { withDeadline } from './deadline.ts';
import {
  type EmailVerdict,
  initialState,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
  transition,
} from './transition.ts';

/** How long the mail service may take, its code's loading included, in milliseconds. */
export const mailDeadline = 20_000;
/** How long the block list may take, in milliseconds. */
export const listDeadline = 8_000;

/** What a submission needs from its form. */
export interface SubmissionOptions {
  readonly sendMessage: SendMessage;
  /** Absent: no address is ever blocked. */
  readonly loadBlockList?: LoadBlockList;
  readonly isEmail: (email: string) => boolean;
  /** Puts the visitor's focus on the first thing that keeps the message from being sent. */
  readonly onReject: (what: 'malformed' | 'blocked' | 'captcha') => void;
  /** Called once when the block list could not be loaded. */
  readonly onListError: (error: unknown) => void;
  /** Called when a message was accepted, also after the form has gone from the page. */
  readonly onSent: (values: Values) => void;
}

/** One form on a page, from its mount to its unmount: the machine with its surroundings. */
export interface Submission {
  readonly getState: () => SubmissionState;
  /** The values of the submit that left the form, for the result to show. */
  readonly getValues: () => Values;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts loading the block list; returns the unmount. */
  readonly mount: () => () => void;
  /** Judges and, where all holds, sends; the second of two submits in one tick does nothing. */
  readonly submit: (values: Values) => void;
  readonly solve: (token: string) => void;
  readonly unsolve: () => void;
  readonly toggleLanguage: () => void;
}

/** Wires the pure machine to its doors; nothing here knows React or the document. */
export function createSubmission(options: SubmissionOptions): Submission {
  const listeners = new Set<() => void>();
  const hasList = options.loadBlockList !== undefined;
  let state = initialState(hasList);
  let values: Values = {};
  let captchaToken = '';
  let blockList = '';
  let life = 0;

  const verdict = (email: string): EmailVerdict => {
    if (!options.isEmail(email)) return 'malformed';
    return isBlocked(blockList, email) ? 'blocked' : 'valid';
  };

  const send = async () => {
    const born = life;
    const message: Message = { values, captchaToken };
    const dispatchHere = (event: SubmissionEvent) => born === life && dispatch(event);
    try {
      await withDeadline(mailDeadline, (signal) => options.sendMessage(message, signal));
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      dispatchHere({ type: late ? 'timeout' : 'refused' });
      return;
    }
    dispatchHere({ type: 'sent' });
    options.onSent(message.values);
  };

  const effects: Record<SubmissionEffect, (error: unknown) => void> = {
    send: () => void send(),
    'focus-email': () =>
      options.onReject(verdict(values.email ?? '') === 'blocked' ? 'blocked' : 'malformed'),
    'focus-captcha': () => options.onReject('captcha'),
    'report-list': options.onListError,
  };

  function dispatch(event: SubmissionEvent, error?: unknown) {
    const next = transition(state, event);
    state = next.state;
    for (const effect of next.effects) effects[effect](error);
    for (const listener of listeners) listener();
  }

  const loadList = async (load: LoadBlockList, signal: AbortSignal) => {
    try {
      blockList = normaliseBlockList(await withDeadline(listDeadline, load, signal));
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'list-failed' }, error);
      return;
    }
    if (!signal.aborted) dispatch({ type: 'list-ready', email: verdict(values.email ?? '') });
  };

  return {
    getState: () => state,
    getValues: () => values,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mount: () => {
      const leaving = new AbortController();
      life += 1;
      state = initialState(hasList);
      if (options.loadBlockList) void loadList(options.loadBlockList, leaving.signal);
      return () => {
        leaving.abort();
        dispatch({ type: 'unmount' });
      };
    },
    submit: (typed) => {
      if (state.phase !== 'none') return;
      values = { ...typed, email: (typed.email ?? '').trim() };
      dispatch({ type: 'submit', email: verdict(values.email ?? '') });
    },
    solve: (token) => {
      captchaToken = token;
      dispatch({ type: 'solve' });
    },
    unsolve: () => {
      captchaToken = '';
      dispatch({ type: 'unsolve' });
    },
    toggleLanguage: () => dispatch({ type: 'toggle' }),
  };
}
