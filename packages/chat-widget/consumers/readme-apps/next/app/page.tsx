import { Chat } from './chat';
import { Contact } from './contact';

export default function Page() {
  return (
    <main>
      <Contact />
      <Chat />
    </main>
  );
}
