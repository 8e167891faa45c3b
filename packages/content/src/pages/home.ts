import type { Localized, PageMeta, TitledText } from '@otm/schema';
import { business } from '../business.ts';
import { lowestPrice } from '../shop/price-phrases.ts';

const { product, hostPlatform, dataFeed } = business;

/** Written out, not inferred: only some languages have reviews. */
interface HomePage {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly free: string;
    readonly prices: string;
    readonly readMore: string;
    readonly riskLink: string;
  };
  readonly whatIs: {
    readonly title: string;
    readonly paragraphs: readonly string[];
  };
  readonly indicators: { readonly title: string; readonly lead: string };
  readonly advantages: { readonly title: string };
  /** Only in languages with reviews. */
  readonly reviews?: {
    readonly title: string;
    readonly lead: string;
    /** The statement that has to be next to testimonials. */
    readonly disclosure: TitledText;
  };
  readonly buy: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly needs: string;
    readonly platform: string;
    readonly dataFeed: string;
  };
}

const en: HomePage = {
  meta: {
    title: `${product}: volume and delta indicators for ${hostPlatform.name}`,
    description: `Eight volume and delta indicators for ${hostPlatform.name}. See which side acted, bar by bar, and where volume agreed. Yearly plan or lifetime licence.`,
  },
  hero: {
    title: 'Read the auction behind the candle.',
    lead: `Eight volume and delta indicators for ${hostPlatform.name}. They show who is pressing, and whether it moves the price.`,
    free: 'Get two for free',
    prices: 'See prices',
    readMore: 'Read more',
    riskLink: 'Risk disclosure',
  },
  whatIs: {
    title: `What is ${product}?`,
    paragraphs: [
      'A candle keeps four prices and forgets who was in a hurry. In every trade one side waits in the book and the other acts now.',
      `${product} counts both as they print. Volume at the ask is buying, volume at the bid is selling. Buying minus selling is delta; volume added up by price is the profile. All eight indicators grow out of these two counts.`,
      `${product} places no orders and doesn’t tell you what to do. The guide says what each count means and where it misleads.`,
    ],
  },
  indicators: {
    title: 'One session, eight readings',
    lead: 'Every row has the clock of the chart above. The gold column is part 3, where selling stopped working. See what each indicator says about it.',
  },
  advantages: { title: 'Numbers you can check' },
  buy: {
    title: 'All eight, in every plan',
    text: `${lowestPrice('yearly', 'en')} for a year, or ${lowestPrice('lifetime', 'en')} once for a licence that does not expire. Updates are free. Your licence comes by e-mail within 1 business day.`,
    action: 'Compare the plans',
    needs: 'What it runs with',
    platform: `Platform: ${hostPlatform.name}`,
    dataFeed: `Market data: ${dataFeed.name}`,
  },
};

const es: HomePage = {
  meta: {
    title: `${product}: indicadores de volumen y delta para ${hostPlatform.name}`,
    description: `Ocho indicadores de volumen y delta para ${hostPlatform.name}: qué lado actuó en cada barra y dónde coincidió el volumen. Licencia anual o de por vida.`,
  },
  hero: {
    title: 'Lee la subasta detrás de la vela.',
    lead: `Ocho indicadores de volumen y delta para ${hostPlatform.name}. Te muestran quién presiona y si el precio responde.`,
    free: 'Obtener dos gratis',
    prices: 'Ver precios',
    readMore: 'Leer más',
    riskLink: 'Aviso de riesgo',
  },
  whatIs: {
    title: `¿Qué es ${product}?`,
    paragraphs: [
      'Una vela guarda cuatro precios y olvida quién tenía prisa. En cada operación un lado espera en el libro y el otro actúa ya.',
      `${product} suma ambos en cuanto se operan. El volumen en el ask es compra; en el bid, venta. Compra menos venta es la delta; el volumen sumado por precio es el perfil. De ahí salen los ocho indicadores.`,
      `${product} no envía órdenes ni te dice qué hacer. La guía explica qué significa cada cálculo y dónde engaña.`,
    ],
  },
  indicators: {
    title: 'Una sesión, ocho lecturas',
    lead: 'Todas las filas comparten el reloj del gráfico de arriba. La columna dorada es la parte 3, donde la venta dejó de mover el precio. Mira qué dice de ella cada indicador.',
  },
  advantages: { title: 'Números que puedes comprobar' },
  reviews: {
    title: 'Testimonios en video',
    lead: 'Por ahora los tres son muestras: enseñan cómo se verán los reales.',
    disclosure: {
      title: 'Sobre los testimonios',
      text: 'La experiencia de un cliente puede no ser representativa de la de otros. Un testimonio no garantiza resultados futuros.',
    },
  },
  buy: {
    title: 'Los ocho, en todos los planes',
    text: `Desde ${lowestPrice('yearly', 'es')} por un año, o desde ${lowestPrice('lifetime', 'es')} una sola vez por una licencia que no vence. Las actualizaciones son gratis. Tu licencia llega por correo en 1 día hábil como máximo.`,
    action: 'Comparar los planes',
    needs: 'Con qué funciona',
    platform: `Plataforma: ${hostPlatform.name}`,
    dataFeed: `Datos de mercado: ${dataFeed.name}`,
  },
};

/** The home page. */
export const homePage: Localized<HomePage> = { en, es };
