import type { ChatWidgetAttributes } from './attributes.ts';
import type { ChatWidgetElement } from './element/chat-widget-element.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chat-widget': React.DetailedHTMLProps<
        React.HTMLAttributes<ChatWidgetElement>,
        ChatWidgetElement
      > &
        Omit<ChatWidgetAttributes, 'lang' | 'dir'>;
    }
  }
}
