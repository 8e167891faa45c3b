import { defineMessages } from '@otm/schema';
import { business } from '../business.ts';

const { community, product } = business;
const telegram = community.telegram.name;
const discord = community.discord.name;

/** The texts of the blog around its posts. */
export const blogPage = defineMessages(
  {
    meta: {
      title: 'Analysis Software For Volume and Delta',
      description: `Plain-English articles on order flow by ${product}: what delta, volume profile and VWAP measure, how they fit together, and when they fail.`,
    },
    title: 'Order flow, worked out in numbers',
    lead: 'What volume and delta can tell you about a market, and what they can’t. One question per post, answered with numbers you can redo.',
    featured: 'Latest article',
    community: {
      title: 'Talk to other traders',
      text: 'Ask about an article in either of our two groups. What you read there isn’t trading advice.',
      telegram: `Join on ${telegram}`,
      discord: `Join on ${discord}`,
    },
    all: 'All articles',
    also: `Also in ${product}`,
  },
  {
    es: {
      meta: {
        title: 'Software de análisis de volumen y delta',
        description: `Artículos de order flow de ${product}, sin rodeos: qué miden la delta, el perfil de volumen y el VWAP, cómo se leen juntos y cuándo fallan.`,
      },
      title: 'Order flow, explicado con números',
      lead: 'Lo que el volumen y la delta pueden decirte de un mercado, y lo que no. Una pregunta por artículo, con números que puedes rehacer.',
      featured: 'Último artículo',
      community: {
        title: 'Habla con otros traders',
        text: 'Pregunta por un artículo en uno de nuestros dos grupos. Lo que se lee ahí no es un consejo para operar.',
        telegram: `Entrar en ${telegram}`,
        discord: `Entrar en ${discord}`,
      },
      all: 'Todos los artículos',
      also: `Tambien en ${product}`,
    },
  },
);
