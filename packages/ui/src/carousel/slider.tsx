import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type SlickSlider from 'react-slick';
import SlickModule from 'react-slick';

// The package is CommonJS: some bundlers import its exports, others its default export.
const slickModule: typeof SlickSlider & { readonly default?: typeof SlickSlider } = SlickModule;
const Slick = slickModule.default ?? slickModule;

/** The commands that the carousel's buttons send to its slider. */
export interface SliderHandle {
  readonly step: (step: -1 | 1) => void;
}

/** The distance in pixels that a finger must drag to change slides. */
const minimumDrag = 80;

interface SliderProps {
  readonly ref: Ref<SliderHandle>;
  readonly shown: number;
  readonly rotating: boolean;
  readonly slideLabel: string;
  readonly children: readonly ReactNode[];
}

/** Wraps react-slick and makes hidden and cloned slides inert. */
export function Slider({ ref, shown, rotating, slideLabel, children }: SliderProps) {
  const slick = useRef<SlickSlider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(minimumDrag);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

  useImperativeHandle(ref, () => ({
    step: (step) => (step < 0 ? slick.current?.slickPrev() : slick.current?.slickNext()),
  }));
  useEffect(() => {
    // react-slick doesn't resume when `autoplay` turns true again.
    if (rotating && !still) slick.current?.slickPlay();
    else slick.current?.slickPause();
  }, [rotating, still]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    setWidth(element.offsetWidth);
    return keepHiddenSlidesInert(element);
  }, []);

  return (
    <div ref={frame}>
      <Slick
        ref={slick}
        arrows={false}
        autoplay={rotating && !still}
        autoplaySpeed={3000}
        infinite={true}
        pauseOnHover={true}
        slidesToScroll={1}
        slidesToShow={shown}
        speed={still ? 0 : 400}
        // react-slick changes slides after a drag of width / touchThreshold.
        touchThreshold={width / minimumDrag}
      >
        {children.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order
          <div key={index}>
            {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset */}
            <div
              role="group"
              aria-roledescription={slideLabel}
              aria-label={`${index + 1} / ${children.length}`}
            >
              {slide}
            </div>
          </div>
        ))}
      </Slick>
    </div>
  );
}

/** Keeps every slide inert while react-slick hides it. Returns a cleanup function. */
function keepHiddenSlidesInert(element: HTMLElement): () => void {
  const update = () => {
    for (const slide of element.querySelectorAll<HTMLElement>('.slick-slide'))
      slide.inert = slide.getAttribute('aria-hidden') === 'true';
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(element, { attributeFilter: ['aria-hidden'], childList: true, subtree: true });
  return () => observer.disconnect();
}
