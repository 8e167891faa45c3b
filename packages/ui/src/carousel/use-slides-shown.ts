import { useEffect, useState } from 'react';

/** Widths at which another slide fits, the same as in the style sheet. */
const breakpoints = ['(min-width: 40rem)', '(min-width: 64rem)'];

/**
 * Returns how many slides are side by side: 1, 2 or 3 depending on the window's width, `undefined`
 * before hydration. react-slick's own `responsive` ignores the initial width (upstream issue 2446).
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
