import { ChatWidget } from '@otm/chat-widget';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [name, setName] = useState('First');
  return h(
    'div',
    null,
    h('button', { type: 'button', id: 'rename', onClick: () => setName('Second') }, 'Rename'),
    h(ChatWidget, {
      phone: '+15550100199',
      name,
      onOpen: () => {
        document.body.dataset.heard = 'yes';
      },
    }),
  );
}

createRoot(document.getElementById('root')).render(h(App));
