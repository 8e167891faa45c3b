import { defineMessages } from '@otm/schema';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of the order page. */
export const orderPage = defineMessages(en, { es });
