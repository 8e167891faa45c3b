import type { Locale } from '@otm/schema';
import { en } from './en.ts';
import { es } from './es.ts';

/** The default language's labels, which type the keys and placeholders of every language. */
export type UiText = typeof en;

/** The labels of header, footer, menus and notices in every language. */
export const uiText = { en, es } satisfies Record<Locale, unknown>;
