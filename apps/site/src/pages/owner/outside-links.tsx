import type { ownerReport, PageCopy } from '@otm/content/pages';
import type { ReactNode } from 'react';
import { chatLink } from '../../features/chat/contact.ts';
import type { CopyProps } from '../copy-props.ts';
import { TryLink } from './settings-report.tsx';

export interface OutsideLinksProps extends CopyProps<PageCopy<typeof ownerReport>['outside']> {
  /** The label of the links. */
  readonly tryLabel: string;
  /** The pages of others that articles rely on. */
  readonly sources: readonly Readonly<Record<'name' | 'url', string>>[];
}

/** The links to other sites that aren't settings: the sources of articles, and the chat. */
export function OutsideLinks({ copy, tryLabel, sources }: OutsideLinksProps): ReactNode {
  const chat = chatLink();
  const links = [...(chat ? [{ name: copy.chat, url: chat }] : []), ...sources];
  return (
    <div className="otm-problems">
      <dl>
        {links.map(({ name, url }) => (
          <div key={url}>
            <dt>{name}</dt>
            <dd>
              <TryLink label={tryLabel} name={name} url={url} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
