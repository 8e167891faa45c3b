import type { Localized } from '@otm/schema';
import { en } from './en.ts';
import { es } from './es.ts';

/** The same keys, each with its own text. */
type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** The strings of the chrome: every key that a language must have. */
export type UiText = Texts<typeof en>;

/** The strings of the chrome in every language, for i18next. */
export const uiText: Localized<UiText> = { en, es };
