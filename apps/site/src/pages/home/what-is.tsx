import { homePage } from '@otm/content';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Video } from '../../features/video/video.tsx';

/** Where the hero's Read more leads. */
export const whatIsId = 'what-is';

/** What the product is, in words and in the language's own video. */
export function WhatIs(): ReactNode {
  const { locale } = useSite();
  const { whatIs } = homePage[locale];
  return (
    <Section id={whatIsId} title={whatIs.title}>
      <div className="otm-split">
        <div className="otm-prose">
          {whatIs.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Video video={whatIs.video} />
      </div>
    </Section>
  );
}
