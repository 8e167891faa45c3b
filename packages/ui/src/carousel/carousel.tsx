import { Children, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
import type { SliderHandle } from './slider.tsx';
import { useSlidesShown } from './use-slides-shown.ts';

const Slider = lazy(() => import('./slider.tsx'));

/** Props of {@link Carousel}. */
export interface CarouselProps {
  readonly labels: CarouselLabels;
  /** The slides; each keeps its place in the list that scrolls natively before React is here. */
  readonly children: ReactNode;
}

/**
 * Slides that move by themselves once React is here: 3 at a time on wide screens, 2 on tablets, 1 on
 * phones. Before, without JavaScript, and while the slider loads it is a list that scrolls natively.
 * Stops for the pause button, for keyboard focus inside and under the pointer; never starts under
 * reduced motion.
 */
export function Carousel({ labels, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const shown = useSlidesShown();
  const [rotating, setRotating] = useState(false);
  const slider = useRef<SliderHandle>(null);
  useEffect(() => setRotating(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  const moves = shown !== undefined && slides.length > shown;
  const list = (
    <ul className="otm-carousel__list">
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
        <li key={index}>{slide}</li>
      ))}
    </ul>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a fieldset
    <div
      className="otm-carousel"
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={labels.name}
      onFocus={(event) => {
        // Focus by keyboard stops the rotation for good; pressing its own button must not.
        if (event.target.matches(':focus-visible:not([data-rotation])')) setRotating(false);
      }}
    >
      <div className="otm-carousel__bar">
        {moves && (
          <CarouselControls
            labels={labels}
            rotating={rotating}
            onRotate={() => setRotating((now) => !now)}
            onStep={(step) => slider.current?.step(step)}
          />
        )}
      </div>
      <div aria-live={rotating ? 'off' : 'polite'}>
        {moves ? (
          <Suspense fallback={list}>
            <Slider ref={slider} shown={shown} rotating={rotating} slideLabel={labels.slide}>
              {slides}
            </Slider>
          </Suspense>
        ) : (
          list
        )}
      </div>
    </div>
  );
}
