import type { ChatWidgetAttributes } from './attributes.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chat-widget': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> &
        Omit<ChatWidgetAttributes, 'lang' | 'dir'>;
    }
  }
}
