import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type SlickSlider from 'react-slick';
import SlickModule from 'react-slick';

// The package is CommonJS: some bundlers hand over its exports, others its default.
const Slick = ((SlickModule as unknown as { default?: typeof SlickSlider }).default ??
  SlickModule) as typeof SlickSlider;

/** What the carousel's buttons can ask of its slider. */
export interface SliderHandle {
  readonly step: (step: -1 | 1) => void;
}

/** Pixels that a finger must move before the slides follow to the next one. */
const minimumDrag = 80;

interface SliderProps {
  readonly ref: Ref<SliderHandle>;
  readonly shown: number;
  readonly rotating: boolean;
  readonly slideLabel: string;
  readonly children: readonly ReactNode[];
}

/** react-slick with the faults of its slides mended: hidden ones and clones take no focus. */
function Slider({ ref, shown, rotating, slideLabel, children }: SliderProps) {
  const slick = useRef<SlickSlider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(minimumDrag);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

  useImperativeHandle(ref, () => ({
    step: (step) => (step < 0 ? slick.current?.slickPrev() : slick.current?.slickNext()),
  }));
  useEffect(() => {
    // react-slick never plays again by `autoplay` alone once that was false.
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
        // react-slick turns the page after a drag of width / touchThreshold.
        touchThreshold={width / minimumDrag}
      >
        {children.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
          <div key={index} className="otm-carousel__slide">
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

/** Makes every slide that react-slick hides inert, as it moves; answers with the way to stop. */
function keepHiddenSlidesInert(element: HTMLElement): () => void {
  const mend = () => {
    for (const slide of element.querySelectorAll<HTMLElement>('.slick-slide'))
      slide.inert = slide.getAttribute('aria-hidden') === 'true';
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(element, { attributeFilter: ['aria-hidden'], childList: true, subtree: true });
  return () => observer.disconnect();
}

// React.lazy wants a default export.
// biome-ignore lint/style/noDefaultExport: loaded by React.lazy only
export default Slider;
