import { ChatWidget } from '@otm/chat-widget';
import { business } from '@otm/content';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { chatHours, chatLink } from './contact.ts';
import { chatStandIn } from './stand-in.ts';

/** The chat in the messaging app of the business: a link that becomes the chat's launcher on intent. */
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
        {...chatHours}
      >
        <a href={chatLink()} target="_blank" rel="noopener" data-when="late">
          {t('chat.label')}
        </a>
      </ChatWidget>
    </aside>
  );
}
