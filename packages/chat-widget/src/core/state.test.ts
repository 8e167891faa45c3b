import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChatAction, type ChatState, initialState, nextState } from './state.ts';

const run = (...actions: ChatAction[]) => actions.reduce(nextState, initialState);

describe('nextState', () => {
  it('begins closed', () => {
    expect(initialState.phase).toBe('closed');
  });

  it('types first, then shows the message', () => {
    expect(run('open').phase).toBe('typing');
    expect(run('open', 'arrive').phase).toBe('message');
  });

  it('shows a message that has arrived at once when opened again', () => {
    expect(run('open', 'arrive', 'close', 'open').phase).toBe('message');
  });

  it('types again when it was closed before the message arrived', () => {
    expect(run('open', 'close', 'open').phase).toBe('typing');
  });

  it('counts notifications and forgets them when opened', () => {
    expect(run('notify', 'notify').unread).toBe(2);
    expect(run('notify', 'notify', 'open').unread).toBe(0);
  });

  it('calls for no attention once it was opened', () => {
    expect(run('open', 'close', 'notify').unread).toBe(0);
  });

  it.each<[ChatState, ChatAction]>([
    [initialState, 'close'],
    [initialState, 'arrive'],
    [run('open'), 'open'],
    [run('open'), 'notify'],
    [run('open', 'arrive'), 'arrive'],
  ])('is the same object when nothing changes (%#)', (state, action) => {
    expect(nextState(state, action)).toBe(state);
  });

  it('never shows unread messages in an open chat, nor a message before typing', () => {
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
