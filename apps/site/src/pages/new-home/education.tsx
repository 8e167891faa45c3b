import type { LandingTarget, newHomePage, PageCopy } from '@otm/content/pages';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { type Site, useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

/** The link of each lesson. */
const targets: Readonly<Record<LandingTarget, (href: Site['href']) => string>> = {
  freeDeltaBar: (href) => href('freeIndicators', { id: 'deltabar' }),
  freeVwap: (href) => href('freeIndicators', { id: 'vwap' }),
  install: (href) => href('install'),
  risk: (href) => href('risk'),
};

type EducationProps = CopyProps<PageCopy<typeof newHomePage>['education']>;

/** Four short lessons, in order, to learn before paying for anything. */
export function Education({ copy }: EducationProps): ReactNode {
  const { href } = useSite();
  const { lead, lessons, title } = copy;
  return (
    <Section id="education" title={title} lead={lead}>
      <ol className="otm-lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <h3>{lesson.title}</h3>
            <p>{lesson.text}</p>
            <a className="otm-link" href={targets[lesson.id](href)}>
              {lesson.action}
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
