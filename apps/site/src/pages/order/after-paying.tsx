import type { orderPage, PageCopy } from '@otm/content/pages';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

type AfterPayingProps = CopyProps<Pick<PageCopy<typeof orderPage>, 'after' | 'final' | 'policies'>>;

/** The steps after paying, and what makes the sale final. */
export function AfterPaying({ copy }: AfterPayingProps): ReactNode {
  const { href } = useSite();
  const { after, final, policies } = copy;
  return (
    <section aria-labelledby="after">
      <h2 id="after">{after.title}</h2>
      <ol className="otm-timeline otm-timeline--three">
        <li>
          <h3>{after.send.title}</h3>
          <p>{after.send.text}</p>
          <p>
            <a href={href('licence')}>{after.send.action}</a>
          </p>
        </li>
        <li data-ours="true">
          <h3>{after.receive.title}</h3>
          <p>{after.receive.text}</p>
        </li>
        <li>
          <h3>{after.chart.title}</h3>
          <p>{after.chart.text}</p>
          <p>
            <a href={href('install')}>{after.chart.action}</a>
          </p>
        </li>
      </ol>
      <div className="otm-final">
        <p>
          <strong>{final.title}</strong> {final.text} <a href={href('policies')}>{policies}</a>
        </p>
      </div>
    </section>
  );
}
