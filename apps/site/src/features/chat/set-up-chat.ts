import type { Locale } from '@otm/schema';
import { adoptStyles } from '../../islands/adopt-styles.ts';
import css from './chat-look.css?inline';

// Documents come without the chat's settings and look, since few visitors open it. A module of its own:
// the element's code runs next, and reads both.
adoptStyles(`@layer otm.pages{${css}}`);
const chat = document.querySelector('chat-widget');
const settings = import.meta.env.CHATS[document.documentElement.lang as Locale];
for (const [name, value] of Object.entries(settings))
  chat?.setAttribute(name, value === true ? '' : value);
chat?.classList.add('otm-chat__widget');
