import { ChatWidget } from '@otm/chat-widget';
import { createElement as h, useState } from 'react';
import { render } from 'react-dom';

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

render(h(App), document.getElementById('root'));
