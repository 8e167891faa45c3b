/**
 * The phase of the form, which alone decides what visitors see of it. `lost` is a failure after which
 * the message may have arrived all the same: only its answer is missing.
 */
export type Phase = 'none' | 'waiting' | 'sending' | 'success' | 'fail' | 'lost' | 'gone';

/** The verdict on the typed e-mail address. */
export type EmailVerdict = 'valid' | 'malformed' | 'blocked';

/** The three regions of the machine: the form, its captcha, its block list. */
export interface SubmissionState {
  readonly phase: Phase;
  readonly captcha: 'unconfirmed' | 'confirmed';
  readonly list: 'pending' | 'ready' | 'failed';
}

/** An event that can happen to a form. */
export type SubmissionEvent =
  | { readonly type: 'submit' | 'list-ready'; readonly email: EmailVerdict }
  | { readonly type: 'list-failed' | 'solve' | 'unsolve' | 'toggle' }
  | { readonly type: 'sent' | 'refused' | 'lost' | 'unmount' };

/** An effect to run after a transition, in order. */
export type SubmissionEffect = 'report-list' | 'focus-email' | 'focus-captcha' | 'send';

/** The next state and the effects to run. */
export interface Transition {
  readonly state: SubmissionState;
  readonly effects: readonly SubmissionEffect[];
}

/** Returns the state of a newly mounted form; without a block list there is nothing to wait for. */
export const initialState = (hasBlockList: boolean): SubmissionState => ({
  phase: 'none',
  captcha: 'unconfirmed',
  list: hasBlockList ? 'pending' : 'ready',
});

const to = (
  state: SubmissionState,
  change: Partial<SubmissionState>,
  ...effects: SubmissionEffect[]
): Transition => ({ state: { ...state, ...change }, effects });

/** Judges a submit by the e-mail address, the captcha, and whether the block list is pending. */
function judge(state: SubmissionState, email: EmailVerdict): Transition {
  if (email !== 'valid') return to(state, { phase: 'none' }, 'focus-email');
  if (state.captcha === 'unconfirmed') return to(state, { phase: 'none' }, 'focus-captcha');
  if (state.list === 'pending') return to(state, { phase: 'waiting' });
  return to(state, { phase: 'sending' }, 'send');
}

function settleList(state: SubmissionState, email: EmailVerdict): Transition {
  return state.phase === 'waiting' ? judge(state, email) : to(state, {});
}

/** The life cycle of a form as a pure function; `transitions.md` has the same as a table. */
export function transition(state: SubmissionState, event: SubmissionEvent): Transition {
  if (state.phase === 'gone') return to(state, {});
  const { phase, list } = state;
  switch (event.type) {
    case 'submit':
      return phase === 'none' ? judge(state, event.email) : to(state, {});
    case 'list-ready':
      return list === 'pending'
        ? settleList({ ...state, list: 'ready' }, event.email)
        : to(state, {});
    case 'list-failed': {
      if (list !== 'pending') return to(state, {});
      const next = settleList({ ...state, list: 'failed' }, 'valid');
      return { ...next, effects: ['report-list', ...next.effects] };
    }
    case 'solve':
      return to(state, { captcha: 'confirmed' });
    case 'unsolve':
    case 'toggle':
      return to(state, { captcha: 'unconfirmed' });
    case 'sent':
      return phase === 'sending' ? to(state, { phase: 'success' }) : to(state, {});
    case 'refused':
      return phase === 'sending' ? to(state, { phase: 'fail' }) : to(state, {});
    case 'lost':
      return phase === 'sending' ? to(state, { phase: 'lost' }) : to(state, {});
    case 'unmount':
      return to(state, { phase: 'gone' });
  }
}
