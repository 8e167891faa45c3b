import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChatAction, type ChatState, initialState, nextState } from './conversation-state.ts';

const run = (...actions: ChatAction[]) => actions.reduce(nextState, initialState);

describe('nextState', () => {
  it('starts closed', () => {
    expect(initialState.phase).toBe('closed');
  });

  it('shows the typing indicator, then the message', () => {
    expect(run('open').phase).toBe('typing');
    expect(run('open', 'arrive').phase).toBe('message');
  });

  it('shows an arrived message at once when reopened', () => {
    expect(run('open', 'arrive', 'close', 'open').phase).toBe('message');
  });

  it('shows the typing indicator again when closed before the message', () => {
    expect(run('open', 'close', 'open').phase).toBe('typing');
  });

  it('counts notifications until it is opened', () => {
    expect(run('notify', 'notify').unread).toBe(2);
    expect(run('notify', 'notify', 'open').unread).toBe(0);
  });

  it('ignores notifications once it was opened', () => {
    expect(run('open', 'close', 'notify').unread).toBe(0);
  });

  it.each<[ChatState, ChatAction]>([
    [initialState, 'close'],
    [initialState, 'arrive'],
    [run('open'), 'open'],
    [run('open'), 'notify'],
    [run('open', 'arrive'), 'arrive'],
  ])('returns the same object when nothing changes (%#)', (state, action) => {
    expect(nextState(state, action)).toBe(state);
  });

  it('never has unread notifications while open, nor a message before typing', () => {
    const actions = fc.array(fc.constantFrom<ChatAction>('open', 'arrive', 'close', 'notify'));
    fc.assert(
      fc.property(actions, (list) => {
        const state = run(...list);
        expect(state.phase !== 'closed' && state.unread > 0).toBe(false);
        expect(state.phase === 'message' && !state.arrived).toBe(false);
        expect(state.seen).toBe(list.includes('open'));
      }),
    );
  });
});
