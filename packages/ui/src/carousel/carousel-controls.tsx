import { Icon } from '../icon/icon.tsx';

/** The words of a carousel. */
export interface CarouselLabels {
  /** What it shows, without the word carousel. */
  readonly name: string;
  /** What it is: the word for a carousel. */
  readonly carousel: string;
  /** What one part is: the word for a slide. */
  readonly slide: string;
  readonly start: string;
  readonly stop: string;
  readonly previous: string;
  readonly next: string;
}

/** Props of {@link CarouselControls}. */
export interface CarouselControlsProps {
  readonly labels: CarouselLabels;
  readonly rotating: boolean;
  readonly onRotate: () => void;
  readonly onStep: (step: -1 | 1) => void;
}

/** The rotation button, whose name says what it does now, and one step back or on. */
export function CarouselControls({ labels, rotating, onRotate, onStep }: CarouselControlsProps) {
  return (
    <>
      <button
        type="button"
        data-rotation=""
        aria-label={rotating ? labels.stop : labels.start}
        onClick={onRotate}
      >
        <Icon name={rotating ? 'pause' : 'play'} />
      </button>
      <button type="button" aria-label={labels.previous} onClick={() => onStep(-1)}>
        <Icon name="chevronLeft" />
      </button>
      <button type="button" aria-label={labels.next} onClick={() => onStep(1)}>
        <Icon name="chevronRight" />
      </button>
    </>
  );
}
