import { useEffect, useState } from 'react';
import type { Slider } from './slider.tsx';

/** Loads the slider once it's needed; undefined until then, and if its code can't be loaded. */
export function useSlider(isNeeded: boolean): typeof Slider | undefined {
  const [loaded, setLoaded] = useState<typeof Slider>();
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      try {
        const module = await import('./slider.tsx');
        setLoaded(() => module.Slider);
      } catch {
        // The slides stay a list that scrolls.
      }
    };
    load();
  }, [isNeeded]);
  return isNeeded ? loaded : undefined;
}
