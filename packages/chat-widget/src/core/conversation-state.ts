/** The visible phase: only the launcher, the typing indicator, or the intro message. */
export type Phase = 'closed' | 'typing' | 'message';

/** An event in a conversation. */
export type ChatAction = 'open' | 'arrive' | 'close' | 'notify';

/** A snapshot of a conversation. */
export interface ChatState {
  readonly phase: Phase;
  /** Whether the intro message has arrived; it arrives once. */
  readonly arrived: boolean;
  /** Whether the visitor has ever opened the chat, which ends the notifications. */
  readonly seen: boolean;
  /** Number of notifications since the chat was last open. */
  readonly unread: number;
}

/** State of a new conversation. */
export const initialState: ChatState = {
  phase: 'closed',
  arrived: false,
  seen: false,
  unread: 0,
};

/** Returns the state after an action, the same object when the action does not apply. */
export function nextState(state: ChatState, action: ChatAction): ChatState {
  const { phase, arrived, seen, unread } = state;
  const closed = phase === 'closed';
  const change: Partial<ChatState> | false = {
    open: closed && ({ phase: arrived ? 'message' : 'typing', seen: true, unread: 0 } as const),
    arrive: phase === 'typing' && ({ phase: 'message', arrived: true } as const),
    close: !closed && ({ phase: 'closed' } as const),
    notify: closed && !seen && { unread: unread + 1 },
  }[action];
  return change ? { ...state, ...change } : state;
}
