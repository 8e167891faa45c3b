'use client';

import {
  Children,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
import type { SliderHandle } from './slider.tsx';
import { useSlider } from './use-slider.ts';
import { useSlidesShown } from './use-slides-shown.ts';

/** Attributes of the group, plus its labels and slides. */
export interface CarouselProps extends ComponentProps<'div'> {
  /** Announced by screen readers; none of them is visible. */
  readonly labels: CarouselLabels;
  /** The slides. They keep their order in the list that scrolls natively without the slider. */
  readonly children: ReactNode;
}

/**
 * Slides that rotate once React takes over: 3 at a time on wide screens, 2 on tablets, 1 on phones.
 * Before that, without JavaScript, and without the slider's code it's a list that scrolls natively.
 * Stops on the pause button, on keyboard focus inside and on hover; doesn't start under reduced
 * motion.
 */
export function Carousel({ labels, children, className, onFocus, ...rest }: CarouselProps) {
  const slides = Children.toArray(children);
  const shown = useSlidesShown();
  const [rotating, setRotating] = useState(false);
  const slider = useRef<SliderHandle>(null);
  useEffect(() => setRotating(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  const Slider = useSlider(shown !== undefined && slides.length > shown);
  const stopOnKeyboardFocus = (event: FocusEvent<HTMLDivElement>) => {
    // Keyboard focus stops the rotation for good; a click on its own button must not.
    if (event.target.matches(':focus-visible:not([data-rotation])')) setRotating(false);
    onFocus?.(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a fieldset
    <div
      className={classNames('otm-carousel', className)}
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={labels.name}
      {...rest}
      onFocus={stopOnKeyboardFocus}
    >
      <div className="otm-carousel__bar">
        {Slider && (
          <CarouselControls
            labels={labels}
            rotating={rotating}
            onRotate={() => setRotating((now) => !now)}
            onStep={(step) => slider.current?.step(step)}
          />
        )}
      </div>
      <div aria-live={rotating ? 'off' : 'polite'}>
        {Slider && shown ? (
          <Slider ref={slider} shown={shown} rotating={rotating} slideLabel={labels.slide}>
            {slides}
          </Slider>
        ) : (
          <SlideList slides={slides} />
        )}
      </div>
    </div>
  );
}

function SlideList({ slides }: { readonly slides: readonly ReactNode[] }) {
  return (
    <ul className="otm-carousel__list">
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order
        <li key={index}>{slide}</li>
      ))}
    </ul>
  );
}
