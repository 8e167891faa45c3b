/** What a visitor finds again on the next page of the same visit: open or not, and the typed text. */
export type Memory = [opened: boolean, text: string];

const key = 'chat-widget';

/** What the last page remembered, undefined when nothing can be read. */
export function recall(): Memory | undefined {
  try {
    return JSON.parse(sessionStorage[key]);
  } catch {
    // Empty or blocked: the widget begins anew.
  }
}

/** Remembers for the visit; a storage that refuses leaves the widget working without. */
export function remember(...memory: Memory) {
  try {
    sessionStorage[key] = JSON.stringify(memory);
  } catch {
    // Full or blocked.
  }
}
