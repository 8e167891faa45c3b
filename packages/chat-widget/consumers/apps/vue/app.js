import '@otm/chat-widget/element';
import { createApp, h, ref } from 'vue';

createApp({
  setup() {
    const name = ref('First');
    const heard = () => {
      document.body.dataset.heard = 'yes';
    };
    return () => [
      h('button', { id: 'rename', onClick: () => (name.value = 'Second') }, 'Rename'),
      h('chat-widget', { phone: '+15550100199', name: name.value, 'onChat-open': heard }),
    ];
  },
}).mount('#root');
