import { ChatWidget } from '@otm/chat-widget';
import { createElement, type ReactNode, useContext } from 'react';
import { useSite } from '../../app/site-context.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { chatSettings } from './chat-settings.ts';
import { chatLink } from './contact.ts';
import { chatStandIn } from './stand-in.ts';

/** The chat in the messaging app of the business: a link that becomes the chat's launcher on intent. */
export function Chat(): ReactNode {
  const { locale } = useSite();
  const build = useContext(BuildContext);
  const settings = chatSettings[locale];
  const link = (
    <a href={chatLink()} target="_blank" rel="noopener" data-when="late">
      {settings.label}
    </a>
  );
  return (
    <aside
      className="otm-chat"
      aria-label={settings.name}
      data-live={build?.islandUrl('chat')}
      data-early=""
    >
      {build ? (
        // The island sets what the element needs.
        createElement('chat-widget', null, link)
      ) : (
        <ChatWidget className="otm-chat__widget" onSend={chatStandIn} {...settings}>
          {link}
        </ChatWidget>
      )}
    </aside>
  );
}
