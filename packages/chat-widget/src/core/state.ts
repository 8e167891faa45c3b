/** What the visitor sees: nothing but the button, the typing indicator, or the intro message. */
export type Phase = 'closed' | 'typing' | 'message';

/** What can happen to a conversation. */
export type ChatAction = 'open' | 'arrive' | 'close' | 'notify';

/** A conversation at one moment. */
export interface ChatState {
  readonly phase: Phase;
  /** Whether the intro message has arrived once; it does not arrive again. */
  readonly arrived: boolean;
  /** Whether the visitor has opened the chat once; from then on nothing calls for attention. */
  readonly seen: boolean;
  /** How many notifications the visitor has not answered by opening. */
  readonly unread: number;
}

/** Where every conversation begins. */
export const initialState: ChatState = {
  phase: 'closed',
  arrived: false,
  seen: false,
  unread: 0,
};

/** The state after an action; an action that means nothing in a state leaves it as it is. */
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
