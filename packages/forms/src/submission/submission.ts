import { FormError } from '../services/form-error.ts';
import type { LoadBlockList, Message, SendMessage, Values } from '../services/ports.ts';
import { isBlocked, normalizeBlockList } from '../validation/block-list.ts';
import { withDeadline } from './deadline.ts';
import { createMachine } from './machine.ts';
import type { EmailVerdict, SubmissionState } from './transition.ts';

/** How long the mail service may take, including loading its code, in milliseconds. */
const mailDeadline = 20_000;
/** How long the block list may take, in milliseconds. */
const listDeadline = 8_000;

/** Options of a submission. */
export interface SubmissionOptions {
  readonly sendMessage: SendMessage;
  /** Without it, no e-mail address is ever blocked. */
  readonly loadBlockList?: LoadBlockList;
  readonly isEmail: (email: string) => boolean;
  /** Moves the focus to the first thing that keeps the message from being sent. */
  readonly onReject: (what: 'malformed' | 'blocked' | 'captcha') => void;
  /** Called once if the block list can't be loaded. */
  readonly onListError: (error: unknown) => void;
  /** Called when a message was accepted, even after the form has left the page. */
  readonly onSent: (values: Values) => void;
}

/** The submission of one form, from its mount to its unmount: the state machine with its effects. */
export interface Submission {
  readonly getState: () => SubmissionState;
  /** Returns the submitted values, for the result to show. */
  readonly getValues: () => Values;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts loading the block list; returns the unmount. */
  readonly mount: () => () => void;
  /** Validates the values and sends them if they pass; ignores a second submit in the same tick. */
  readonly submit: (values: Values) => void;
  readonly solve: (token: string) => void;
  readonly unsolve: () => void;
  readonly toggleLanguage: () => void;
}

/** The data that a mounted form has gathered so far; every mount starts with a new one. */
interface Session {
  values: Values;
  captchaToken: string;
  blockList: string;
}

const startSession = (): Session => ({ values: {}, captchaToken: '', blockList: '' });

/** Sends a message within the deadline. A failure is an outcome: the form then offers the text again. */
async function deliver(
  sendMessage: SendMessage,
  message: Message,
): Promise<'sent' | 'refused' | 'lost'> {
  try {
    await withDeadline(mailDeadline, (signal) => sendMessage(message, signal));
    return 'sent';
  } catch (error) {
    const isUnanswered =
      error instanceof FormError && (error.code === 'timeout' || error.code === 'mail-unanswered');
    return isUnanswered ? 'lost' : 'refused';
  }
}

/** Validates a submitted e-mail address against the form's rule and the block list. */
function judge(
  { values: { email = '' }, blockList }: Session,
  options: SubmissionOptions,
): EmailVerdict {
  if (!options.isEmail(email)) return 'malformed';
  return isBlocked(blockList, email) ? 'blocked' : 'valid';
}

/** Connects the state machine to the outside services; knows neither React nor the document. */
export function createSubmission(options: SubmissionOptions): Submission {
  const { loadBlockList, sendMessage, onReject, onListError, onSent } = options;
  let session = startSession();

  const send = async (from: Session) => {
    const { values, captchaToken } = from;
    const outcome = await deliver(sendMessage, { values, captchaToken });
    if (from === session) machine.dispatch({ type: outcome });
    if (outcome === 'sent') onSent(values);
  };

  const machine = createMachine(loadBlockList !== undefined, {
    send: () => void send(session),
    'focus-email': () => onReject(judge(session, options) === 'blocked' ? 'blocked' : 'malformed'),
    'focus-captcha': () => onReject('captcha'),
    'report-list': onListError,
  });

  const loadList = async (load: LoadBlockList, into: Session, signal: AbortSignal) => {
    try {
      into.blockList = normalizeBlockList(await withDeadline(listDeadline, load, signal));
    } catch (error) {
      if (!signal.aborted) machine.dispatch({ type: 'list-failed' }, error);
      return;
    }
    if (!signal.aborted) machine.dispatch({ type: 'list-ready', email: judge(into, options) });
  };

  return {
    getState: machine.getState,
    getValues: () => session.values,
    subscribe: machine.subscribe,
    mount: () => {
      const unmounted = new AbortController();
      machine.reset();
      session = startSession();
      if (loadBlockList) void loadList(loadBlockList, session, unmounted.signal);
      return () => {
        unmounted.abort();
        machine.dispatch({ type: 'unmount' });
      };
    },
    submit: (typed) => {
      if (machine.getState().phase !== 'none') return;
      session.values = { ...typed, email: (typed.email ?? '').trim() };
      machine.dispatch({ type: 'submit', email: judge(session, options) });
    },
    solve: (token) => {
      session.captchaToken = token;
      machine.dispatch({ type: 'solve' });
    },
    unsolve: () => {
      session.captchaToken = '';
      machine.dispatch({ type: 'unsolve' });
    },
    toggleLanguage: () => machine.dispatch({ type: 'toggle' }),
  };
}
