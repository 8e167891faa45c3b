import { type ChartTexts, format, type StoryStep } from '@otm/schema';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FigureFrame } from '../figure/figure-frame.tsx';
import { Plot } from '../plot/plot.tsx';
import type { StoryScene } from './story-scene.ts';

/** A picture, and the steps that explain it. */
interface Story {
  /** The picture, from `composeScene` or `composeSetupScene`. */
  readonly scene: StoryScene;
  /** The accessible name of the picture and of its table. */
  readonly title: string;
  /** Numbered in this order. Each `mark` must be one of the scene's, used once. */
  readonly steps: readonly StoryStep[];
  /** Texts of the frame and of the picture's labels. */
  readonly texts: Omit<ChartTexts, 'charts'>;
}

/** A story, and the attributes of its root. */
export interface StoryFigureProps extends Story, Omit<ComponentProps<'div'>, keyof Story> {}

/** The picture with the marks of all steps. */
function StoryPicture({ scene, title, steps, texts }: Story) {
  const { Drawing, values } = scene;
  const description = format(texts.story.description, {
    steps: steps.length,
    low: values['session.low'] ?? '',
    high: values['session.high'] ?? '',
    delta: values['session.delta'] ?? '',
  });
  return (
    <div className="otm-story__picture">
      <Plot size="story" title={title} description={description}>
        <Drawing steps={steps} texts={texts} />
      </Plot>
    </div>
  );
}

/**
 * A picture next to numbered steps. Where the browser has scroll timelines, the picture stays in view
 * and each step lights its mark while it's read; everywhere else all marks are lit and numbered.
 */
export function StoryFigure(props: StoryFigureProps) {
  const { scene, title, steps, texts, className, ...rest } = props;
  const { values } = scene;
  return (
    <div className={classNames('otm-story-box', className)} {...rest}>
      <FigureFrame
        className="otm-story"
        texts={texts}
        title={title}
        seed={scene.seed}
        caption={format(texts.story.caption, {
          trades: values['session.trades'] ?? '',
          volume: values['session.volume'] ?? '',
        })}
        table={scene.table(steps.map(({ mark }) => mark))}
      >
        <div className="otm-story__act">
          <StoryPicture scene={scene} title={title} steps={steps} texts={texts} />
          <ol className="otm-story__steps">
            {steps.map((step, index) => (
              <li key={step.mark} data-step={index + 1}>
                <div>
                  <span className="otm-story__number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <strong>{step.title}</strong>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </FigureFrame>
    </div>
  );
}
