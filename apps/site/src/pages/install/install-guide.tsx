import type { GuideVideo, InstallGuide as InstallGuideContent } from '@otm/schema';
import type { ReactNode } from 'react';
import { Video } from '../../features/video/video.tsx';

/** A guide with its video, and content that belongs to it. */
export interface InstallGuideProps {
  /** The written steps. Their id is also that of the element and of the video's poster. */
  readonly guide: InstallGuideContent;
  /** The video of the same steps. */
  readonly video: GuideVideo;
  /** Precedes the steps, for screen readers. */
  readonly stepsLabel: string;
  /** Content after the steps. */
  readonly children?: ReactNode;
}

/** A video of the installation page, with the same steps in writing. */
export function InstallGuide({ guide, video, stepsLabel, children }: InstallGuideProps): ReactNode {
  const { id, recommended, steps, title, when } = guide;
  return (
    <article className="otm-install-guide" id={id} aria-labelledby={`${id}-title`}>
      <div className="otm-install-guide__head">
        <h3 id={`${id}-title`}>
          {title}
          {recommended && <span className="otm-tag">{recommended}</span>}
        </h3>
        <p>{when}</p>
      </div>
      <Video video={video} poster={id} />
      <div className="otm-install-guide__words">
        <ol className="otm-install-guide__steps" aria-label={stepsLabel}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {children}
      </div>
    </article>
  );
}
