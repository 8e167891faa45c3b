import { defineMessages } from '@otm/schema';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of the pricing page. */
export const buyPage = defineMessages(en, { es });
