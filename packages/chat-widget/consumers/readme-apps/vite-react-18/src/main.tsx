import { createRoot } from 'react-dom/client';
import { Chat } from './chat.tsx';
import { Contact } from './contact.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <Contact />
    <Chat />
  </>,
);
