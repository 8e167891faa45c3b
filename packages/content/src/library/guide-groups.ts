import type { Localized } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

/** The headings of the guide's menu, in order; an article names its own by id. */
export const guideGroups: readonly { readonly id: string; readonly title: Localized<string> }[] = [
  { id: 'system', title: { en: `${product} As A System`, es: `${product} como sistema` } },
  {
    id: 'indicators',
    title: { en: 'Indicators Explanation', es: 'Los indicadores, uno por uno' },
  },
  { id: 'strategies', title: { en: 'Strategies', es: 'Estrategias' } },
  {
    id: 'ready',
    title: {
      en: 'Are you ready? Check this to start',
      es: '¿Todo listo? Revisa esto para empezar',
    },
  },
];

/** The group of an article that is a post of the blog. */
export const blogGroup = 'blog';
