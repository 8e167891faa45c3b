import type { NewHomePage } from '../../schema/landing.ts';
import type { Localized } from '../../schema/locale.ts';
import { newHomeEn } from './en.ts';
import { newHomeEs } from './es.ts';

/** The texts of the alternative landing page. */
export const newHomePage: Localized<NewHomePage> = { en: newHomeEn, es: newHomeEs };
