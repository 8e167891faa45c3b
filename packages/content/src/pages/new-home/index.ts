import type { Localized } from '@otm/schema';
import { newHomeEn } from './en.ts';
import { newHomeEs } from './es.ts';
import type { NewHomePage } from './new-home-page.ts';

/** The texts of the alternative landing page. */
export const newHomePage: Localized<NewHomePage> = { en: newHomeEn, es: newHomeEs };
