import '@otm/chat-widget/element';
import { createSignal } from 'solid-js';
import h from 'solid-js/h';
import { render } from 'solid-js/web';

const [name, setName] = createSignal('First');
const heard = () => {
  document.body.dataset.heard = 'yes';
};

render(
  () => [
    h('button', { id: 'rename', onClick: () => setName('Second') }, 'Rename'),
    h('chat-widget', { 'attr:phone': '+15550100199', 'attr:name': name, 'on:chat-open': heard }),
  ],
  document.getElementById('root'),
);
