import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import './jsx.ts';

it('JSX knows the tag and its attributes', () => {
  const html = renderToString(
    <chat-widget phone="+15550100199" notification-loop={0} theme="dark" lang="es">
      <a href="/chat">Chat</a>
    </chat-widget>,
  );
  expect(html).toBe(
    '<chat-widget phone="+15550100199" notification-loop="0" theme="dark" lang="es"><a href="/chat">Chat</a></chat-widget>',
  );
  // @ts-expect-error: there is no such theme.
  expect(renderToString(<chat-widget theme="sepia" />)).toContain('sepia');
});
