import '@otm/chat-widget/element';
import { h, render } from 'preact';
import { useState } from 'preact/hooks';

function App() {
  const [name, setName] = useState('First');
  const heard = () => {
    document.body.dataset.heard = 'yes';
  };
  return h(
    'div',
    null,
    h('button', { type: 'button', id: 'rename', onClick: () => setName('Second') }, 'Rename'),
    h('chat-widget', { phone: '+15550100199', name, 'onchat-open': heard }),
  );
}

render(h(App), document.getElementById('root'));
