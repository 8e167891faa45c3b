import type { TextPage as TextPageContent } from '@otm/schema';
import { BlockList } from '@otm/ui';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { useBlockContext } from '../../features/articles/use-block-context.ts';

interface TextPageProps {
  /** The text in the page's language. */
  readonly content: TextPageContent;
}

/** A page with one long text. */
export function TextPage({ content }: TextPageProps): ReactNode {
  const context = useBlockContext();
  return (
    <article className="otm-page otm-text-page otm-container">
      <div>
        <Breadcrumbs current={content.title} />
        <h1>{content.title}</h1>
        <p className="otm-lead">{content.lead}</p>
      </div>
      <BlockList blocks={content.blocks} context={context} />
    </article>
  );
}
