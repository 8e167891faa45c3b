import { ChatWidget, type ChatWidgetElement, type ChatWidgetProps } from '@otm/chat-widget';
import { createElement as h, StrictMode, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A page that redraws, removes, opens and listens to its chat. */
export function App(props: ChatWidgetProps) {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(true);
  const chat = useRef<ChatWidgetElement>(null);
  const heard = (name: string) => () => document.body.setAttribute(`data-${name}`, `${count}`);
  return h(
    StrictMode,
    null,
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Count'),
    h('button', { type: 'button', onClick: () => setShown(!shown) }, 'Toggle'),
    h('button', { type: 'button', onClick: () => chat.current?.open() }, 'Ask'),
    shown &&
      h(ChatWidget, {
        ...props,
        ref: chat,
        name: `Count ${count}`,
        onOpen: heard('opened'),
        onSend: heard('sent'),
      }),
  );
}

if (globalThis.document)
  hydrateRoot(document.getElementById('root') as HTMLElement, h(App, { phone: '+15550100199' }), {
    onRecoverableError: (error) => document.body.setAttribute('data-mismatch', `${error}`),
  });
