import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref to the buttons of a replay. If the replay replaces the button that asked for it, the
 * first of them takes the focus, and they come into view with their chart.
 */
export function useEntrance(enters: boolean): RefObject<HTMLDivElement | null> {
  const buttons = useRef<HTMLDivElement>(null);
  // In the frame in which the launcher's button disappears: no key is pressed on nothing.
  useLayoutEffect(() => {
    if (enters) buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [enters]);
  // Once the still chart is hidden, and they have their place.
  useEffect(() => {
    const chart = buttons.current?.closest('figure')?.querySelector('svg');
    // A smooth scroll to the buttons would still be on its way.
    for (const it of enters ? [buttons.current, chart] : [])
      it?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [enters]);
  return buttons;
}
