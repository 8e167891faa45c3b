import { business } from '../business.ts';
import type { Localized } from '../schema/locale.ts';
import type { BlogPage } from '../schema/reading-pages.ts';

const { community, product } = business;
const telegram = community.telegram.name;
const discord = community.discord.name;

/** The texts of the blog around its posts. */
export const blogPage: Localized<BlogPage> = {
  en: {
    meta: {
      title: 'Analysis Software For Volume and Delta',
      description: `Plain articles on order flow by ${product}: what delta, volume profile and VWAP measure, how to read them together, and where each one misleads.`,
    },
    title: 'The blog',
    lead: 'What volume and delta can tell you about a market, and what they cannot.',
    featured: 'Latest article',
    community: {
      title: 'Talk to other traders',
      text: 'Questions on an article are welcome in our groups. Nobody there will tell you what to buy.',
      telegram: `Join on ${telegram}`,
      discord: `Join on ${discord}`,
    },
    all: 'All articles',
    also: `Also in ${product}`,
  },
  es: {
    meta: {
      title: 'Software de análisis de volumen y delta',
      description: `Artículos de order flow de ${product}, sin rodeos: qué miden la delta, el perfil de volumen y el VWAP, cómo se leen juntos y dónde engañan.`,
    },
    title: 'El blog',
    lead: 'Lo que el volumen y la delta pueden decirte de un mercado, y lo que no.',
    featured: 'Último artículo',
    community: {
      title: 'Habla con otros traders',
      text: 'Puedes preguntar sobre cualquier artículo en nuestros grupos. Nadie te dirá qué comprar.',
      telegram: `Entrar en ${telegram}`,
      discord: `Entrar en ${discord}`,
    },
    all: 'Todos los artículos',
    also: `Tambien en ${product}`,
  },
};
