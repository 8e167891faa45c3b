import { createApp, h } from 'vue';
import Chat from './chat.vue';
import Contact from './contact.vue';

createApp(() => [h(Contact), h(Chat)]).mount('#root');
