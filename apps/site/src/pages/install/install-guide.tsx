import { installPage } from '@otm/content';
import type { InstallGuide as InstallGuideContent } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Video } from '../../features/video/video.tsx';

/** The guide, with content that belongs to it. */
export interface InstallGuideProps {
  readonly guide: InstallGuideContent;
  /** Content after the steps. */
  readonly children?: ReactNode;
}

/** A video of the installation page with the same in numbered steps. */
export function InstallGuide({ guide, children }: InstallGuideProps): ReactNode {
  const { locale } = useSite();
  const { id, recommended, steps, title, video, when } = guide;
  return (
    <article className="otm-install-guide" id={id} aria-labelledby={`${id}-title`}>
      <div className="otm-install-guide__head">
        <h3 id={`${id}-title`}>
          {title}
          {recommended && <span className="otm-tag">{recommended}</span>}
        </h3>
        <p>{when}</p>
      </div>
      <Video video={video} />
      <div className="otm-install-guide__words">
        <ol className="otm-install-guide__steps" aria-label={installPage[locale].stepsLabel}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {children}
      </div>
    </article>
  );
}
