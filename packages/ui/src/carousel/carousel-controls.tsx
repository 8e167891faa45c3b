import { Icon } from '../icon/icon.tsx';

/** The UI strings of a carousel. */
export interface CarouselLabels {
  /** Names the carousel, without the word "carousel". */
  readonly name: string;
  /** The role description of the carousel, for example `carousel`. */
  readonly carousel: string;
  /** The role description of a slide, for example `slide`. */
  readonly slide: string;
  /** The button's accessible name while the slides don't rotate. */
  readonly start: string;
  /** The same button's accessible name while they rotate. */
  readonly stop: string;
  /** The accessible name of the button that goes back one slide. */
  readonly previous: string;
  /** The accessible name of the button that goes on one slide. */
  readonly next: string;
}

/** The state of the rotation and what the buttons do. */
export interface CarouselControlsProps {
  readonly labels: CarouselLabels;
  readonly rotating: boolean;
  readonly onRotate: () => void;
  readonly onStep: (step: -1 | 1) => void;
}

/** The button that starts or stops the rotation, and the previous and next buttons. */
export function CarouselControls({ labels, rotating, onRotate, onStep }: CarouselControlsProps) {
  return (
    <>
      <button
        className="otm-carousel__button"
        type="button"
        data-rotation=""
        aria-label={rotating ? labels.stop : labels.start}
        onClick={onRotate}
      >
        <Icon name={rotating ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="otm-carousel__button"
        aria-label={labels.previous}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className="otm-carousel__button"
        aria-label={labels.next}
        onClick={() => onStep(1)}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}
