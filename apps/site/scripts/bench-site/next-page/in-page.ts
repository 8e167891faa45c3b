/**
 * Runs in every new document: notes when a tap went down, and when an app that stays in its document
 * has painted another heading.
 */
export function watchTap(): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
      const before = heading();
      const look = () => {
        const after = heading();
        if (!after || after === before) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => sessionStorage.setItem('painted', String(now()));
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/** Runs in the next page: the milliseconds from the tap to its paint, once it's painted. */
export function paintOfNextPage(): number | undefined {
  const tapped = Number(sessionStorage.getItem('tapped'));
  // A document of its own, unless it's the one that was tapped.
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (performance.timeOrigin > tapped)
    return paint && performance.timeOrigin + paint.startTime - tapped;
  const painted = sessionStorage.getItem('painted');
  return painted === null ? undefined : Number(painted) - tapped;
}
