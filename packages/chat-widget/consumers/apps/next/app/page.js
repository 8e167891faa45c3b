import { ChatWidget } from '@otm/chat-widget';
import { Shop } from './shop.js';

// The first widget is rendered by a server component, the second by a client one.
export default function Page() {
  return (
    <Shop>
      <ChatWidget phone="+15550100199" name="Server" notification="off" position="left" />
    </Shop>
  );
}
