import { type ChatAction, initialState, nextState } from '../core/conversation-state.ts';

/** One conversation: its state, the typing timer and the time the message arrived. */
export class Conversation {
  state = initialState;
  arrivedAt = new Date();
  #typing: ReturnType<typeof setTimeout> | undefined;

  get isOpen(): boolean {
    return this.state.phase !== 'closed';
  }

  /** Applies an action. Returns whether it changed the state. */
  apply(action: ChatAction): boolean {
    const before = this.state;
    this.state = nextState(before, action);
    if (before === this.state) return false;
    if (action === 'arrive') this.arrivedAt = new Date();
    return true;
  }

  /** Calls `arrive` once the typing indicator has shown for `delay` ms. */
  awaitMessage(delay: number, arrive: () => void) {
    this.stop();
    if (this.state.phase === 'typing') this.#typing = setTimeout(arrive, delay);
  }

  /** Cancels the pending message. */
  stop() {
    clearTimeout(this.#typing);
  }
}
