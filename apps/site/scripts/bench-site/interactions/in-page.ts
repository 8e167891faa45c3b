/** The page's notes about interactions. */
export interface Notes {
  /** The longest event of each interaction, by its id; only those of 16 ms and more. */
  readonly durations: Map<number, number>;
  /** When the first tap went down, by the page's clock. */
  firstTap?: number;
  /** When it showed first, painted. */
  shown?: number;
}

declare global {
  interface Window {
    notes: Notes;
    noteShown: (selector: string) => void;
  }
}

/** Runs in a new page: notes how long its interactions take. */
export function addNotes(): void {
  const notes: Notes = { durations: new Map() };
  window.notes = notes;
  // A variable, because TypeScript doesn't know the threshold.
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      const longest = notes.durations.get(id) ?? 0;
      if (id > 0) notes.durations.set(id, Math.max(longest, entry.duration));
    }
  }).observe(events);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      notes.firstTap ??= timeStamp;
    },
    { capture: true },
  );
  window.noteShown = (selector) => {
    // Runs in the next frame's task, after its paint.
    const afterPaint = (done: () => void) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    };
    const look = () => {
      if (notes.shown !== undefined) return;
      if (document.querySelector(selector))
        afterPaint(() => {
          notes.shown ??= performance.now();
        });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
}
