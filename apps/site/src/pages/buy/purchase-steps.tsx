import { business } from '@otm/content';
import type { buyPage, PageCopy } from '@otm/content/pages';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

const order = ['pay', 'send', 'receive', 'download', 'chart'] as const;

/** The step that the business takes; the visitor takes the others. */
const ours = 'receive';

type PurchaseStepsProps = CopyProps<Pick<PageCopy<typeof buyPage>, 'questions' | 'steps'>>;

/** From the payment to the first chart, with the refund rule at the step where it begins. */
export function PurchaseSteps({ copy }: PurchaseStepsProps): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  const { questions, steps } = copy;
  const { after, before, form, help, items, lead, title, you } = steps;
  const links = {
    send: { href: href('licence'), label: form },
    download: { href: href('install'), label: help },
  } as const;
  return (
    <Section id="steps" title={title} lead={lead} data-tone="sunken">
      <ol className="otm-timeline">
        {order.map((id) => (
          <li key={id} data-ours={id === ours}>
            <small>{id === ours ? business.product : you}</small>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
            {(id === 'send' || id === 'download') && (
              <p>
                <a href={links[id].href}>{links[id].label}</a>
              </p>
            )}
            <p className="otm-timeline__when">{items[id].when}</p>
          </li>
        ))}
      </ol>
      <div className="otm-refund">
        <div>
          <h3>{before.title}</h3>
          <p>{before.text}</p>
          <p>
            <a href={href('freeIndicators', { id: 'deltabar' })}>{questions.items.demo.action}</a>
          </p>
        </div>
        <div className="otm-refund__after">
          <h3>{after.title}</h3>
          <p>{after.text}</p>
          <p>
            <a href={href('policies')}>{t('footer.policies')}</a>
          </p>
        </div>
      </div>
    </Section>
  );
}
