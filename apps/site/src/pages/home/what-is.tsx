import { homePage } from '@otm/content/pages';
import { Prose, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Video } from '../../features/video/video.tsx';
import { whatIsVideo } from '../../library.ts';

/** The id that the hero's link targets. */
export const whatIsId = 'what-is';

/** The product explained in text and in a video of the language. */
export function WhatIs(): ReactNode {
  const { locale } = useSite();
  const { whatIs } = homePage[locale];
  return (
    <Section id={whatIsId} title={whatIs.title}>
      <div className="otm-split">
        <Prose>
          {whatIs.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Prose>
        <Video video={whatIsVideo[locale]} />
      </div>
    </Section>
  );
}
