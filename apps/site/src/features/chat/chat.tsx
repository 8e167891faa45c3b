import { ChatWidget } from '@otm/chat-widget';
import { readPhone } from '@otm/chat-widget/core';
import { business } from '@otm/content';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { chatStandIn } from './stand-in.ts';

/** Business hours in the widget's notation; IANA counts offsets the other way. */
const hours = { hours: 'Mo-Fr 08:00-17:00', zone: 'Etc/GMT+4' };

/** The chat of the business in its messaging app: a link that becomes the chat's launcher on intent. */
export function Chat(): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const live = useContext(BuildContext)?.islandUrl('chat');
  const names = { product: business.product };
  return (
    <aside className="otm-chat" aria-label={t('chat.name', names)} data-live={live} data-early="">
      <ChatWidget
        phone={business.phone}
        name={t('chat.name', names)}
        label={t('chat.label')}
        message={t('chat.message')}
        lang={locale}
        layer="page"
        persist={true}
        unstyled={true}
        onSend={chatStandIn}
        {...hours}
      >
        <a
          href={`${endpoints.chat}?phone=${readPhone(business.phone)}`}
          target="_blank"
          rel="noopener"
        >
          {t('chat.label')}
        </a>
      </ChatWidget>
    </aside>
  );
}
