/** The state that carries over to the next page of the same visit. */
export interface Memory {
  readonly opened: boolean;
  readonly text: string;
}

const key = 'chat-widget';

/** Returns what the last page stored, undefined when it is missing, blocked or not ours. */
export function recall(): Memory | undefined {
  try {
    const { opened, text } = JSON.parse(sessionStorage[key]);
    if (typeof opened === 'boolean' && typeof text === 'string') return { opened, text };
  } catch {
    // Empty, blocked or not JSON: the widget starts fresh.
  }
}

/** Returns whether the last page left the panel open, as far as anything readable is stored. */
export function wasOpen(): unknown {
  try {
    return JSON.parse(sessionStorage[key]).opened;
  } catch {
    // Empty, blocked or not JSON.
  }
}

/** Stores the state for the visit. Without storage the widget works, but forgets. */
export function remember(memory: Memory) {
  try {
    sessionStorage[key] = JSON.stringify(memory);
  } catch {
    // Full or blocked.
  }
}
