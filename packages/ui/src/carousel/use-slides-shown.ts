import { useEffect, useState } from 'react';

/** Widths at which another slide fits; the style sheet's list uses the same ones. */
const breakpoints = ['(min-width: 40rem)', '(min-width: 64rem)'];

/**
 * How many slides stand side by side: 1, 2 or 3 by the window's width, undefined before React is
 * here. react-slick's own `responsive` never reads the width at its start (2446 upstream).
 */
export function useSlidesShown(): number | undefined {
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const queries = breakpoints.map((query) => matchMedia(query));
    const update = () => setShown(1 + queries.filter((query) => query.matches).length);
    update();
    for (const query of queries) query.addEventListener('change', update);
    return () => {
      for (const query of queries) query.removeEventListener('change', update);
    };
  }, []);
  return shown;
}
