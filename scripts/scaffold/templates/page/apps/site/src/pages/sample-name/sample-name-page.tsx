import { sampleNamePage } from '@otm/content/pages';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

/** The page “TITLE_EN”. */
export function SampleNamePage(): ReactNode {
  const { locale } = useSite();
  const { title, lead, text } = sampleNamePage[locale];
  return (
    <div className="otm-page otm-text-page otm-container">
      <div>
        <h1>{title}</h1>
        <p className="otm-lead">{lead}</p>
      </div>
      <p>{text}</p>
    </div>
  );
}
