import type { PageCopy, sampleNamePage } from '@otm/content/pages';
import type { ReactNode } from 'react';
import type { CopyProps } from '../copy-props.ts';

type SampleNamePageProps = CopyProps<PageCopy<typeof sampleNamePage>>;

/** The page “TITLE_EN”. */
export function SampleNamePage({ copy }: SampleNamePageProps): ReactNode {
  return (
    <div className="otm-page otm-text-page otm-container">
      <div>
        <h1>{copy.title}</h1>
        <p className="otm-lead">{copy.lead}</p>
      </div>
      <p>{copy.text}</p>
    </div>
  );
}
