import type { homePage, PageCopy } from '@otm/content/pages';
import type { Video as VideoContent } from '@otm/schema';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { Video } from '../../features/video/video.tsx';
import type { CopyProps } from '../copy-props.ts';

/** The id that the hero's link targets. */
export const whatIsId = 'what-is';

interface WhatIsProps extends CopyProps<PageCopy<typeof homePage>['whatIs']> {
  /** The video that explains the product, in the page's language. */
  readonly video: VideoContent;
}

/** The product explained in text and in a video of the language. */
export function WhatIs({ copy, video }: WhatIsProps): ReactNode {
  return (
    <Section id={whatIsId} title={copy.title}>
      <div className="otm-split">
        <div className="otm-what-is">
          {copy.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Video video={video} poster="what-is" />
      </div>
    </Section>
  );
}
