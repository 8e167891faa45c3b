import type { Localized, PageMeta, ReviewText, TitledText } from '@otm/schema';
import { business } from '../business.ts';
import { reviews } from '../reviews.ts';
import { lowestPrice } from '../shop/price-phrases.ts';

const { product, hostPlatform } = business;

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
    /** The price of each way in, after its offer. */
    readonly offers: readonly (readonly [offer: string, price: string])[];
    readonly platform: string;
    readonly dataFeed: string;
  };
}

const en: HomePage = {
  meta: {
    title: `${product}: order flow indicators for ${hostPlatform.name}`,
    description: `Order flow indicators for ${hostPlatform.name}. Delta, CVD, volume profile and VWAP bands show who is aggressive and whether price follows.`,
  },
  hero: {
    title: 'See which side is moving price.',
    lead: `Eight order flow indicators for ${hostPlatform.name}: delta, CVD, volume profile and VWAP, on the charts you already use.`,
    free: 'Get two free',
    prices: 'See prices',
    readMore: 'Read more',
    riskLink: 'Risk disclosure',
  },
  whatIs: {
    title: `What is ${product}?`,
    paragraphs: [
      'A candle gives you four prices. It doesn’t tell you who was aggressive. In every trade, one side is resting in the book and the other crosses the spread.',
      `${product} reads each trade as it prints. Volume at the ask counts as buying, volume at the bid as selling. Buying minus selling is delta. Volume added up by price is the profile. Seven of the eight indicators are built from those trades; the eighth, Bar Timer, is a countdown.`,
      `${product} doesn’t place orders and doesn’t tell you what to do. The guide says what each number means and when not to trust it.`,
    ],
  },
  indicators: {
    title: 'One session, eight readings',
    lead: 'The gold column is part 3, where selling stopped moving price.',
  },
  advantages: { title: 'Numbers you can check' },
  buy: {
    title: 'All eight, in every plan',
    text: 'Updates are free. Your license arrives by email within 1 business day.',
    action: 'Compare the plans',
    offers: [
      ['For a year', lowestPrice('yearly', 'en')],
      ['Lifetime, paid once', lowestPrice('lifetime', 'en')],
    ],
    platform: 'Platform',
    dataFeed: 'Market data',
  },
};

/** Returns the Spanish lead of the reviews, which names samples as such. */
export function spanishReviewsLead(shown: readonly Pick<ReviewText, 'sample'>[]): string {
  const samples = shown.filter(({ sample }) => sample).length;
  if (samples === 0) return 'Cada uno indica de dónde viene.';
  if (samples < shown.length) return 'Los de muestra lo indican; los demás dicen de dónde vienen.';
  return samples === 3 ? 'Por ahora los tres son muestras.' : 'Por ahora todos son muestras.';
}

const es: HomePage = {
  meta: {
    title: `${product}: indicadores de order flow para ${hostPlatform.name}`,
    description: `Ocho indicadores de volumen y delta para ${hostPlatform.name}: qué lado ataca en cada barra y dónde hubo más volumen. Licencia anual o de por vida.`,
  },
  hero: {
    title: 'Mira qué lado mueve el precio.',
    lead: `Ocho indicadores de volumen y delta para ${hostPlatform.name}. Te muestran qué lado ataca y si el precio responde.`,
    free: 'Obtener dos gratis',
    prices: 'Ver precios',
    readMore: 'Leer más',
    riskLink: 'Aviso de riesgo',
  },
  whatIs: {
    title: `¿Qué es ${product}?`,
    paragraphs: [
      'Una vela te da cuatro precios, pero no te dice quién atacó. En cada operación, un lado espera en el libro y el otro cruza el spread.',
      `${product} lee cada operación en cuanto aparece. El volumen en el ask es compra; en el bid, venta. Compra menos venta es la delta. El volumen sumado por precio es el perfil. De esas operaciones salen siete de los ocho indicadores; Bar Timer solo necesita un reloj.`,
      `${product} no envía órdenes ni te dice qué hacer. La guía explica qué significa cada cifra y cuándo falla.`,
    ],
  },
  indicators: {
    title: 'Una sesión, ocho lecturas',
    lead: 'La columna dorada es la parte 3, donde la venta dejó de mover el precio.',
  },
  advantages: { title: 'Números que puedes comprobar' },
  reviews: {
    title: 'Testimonios en video',
    lead: spanishReviewsLead(reviews.es ?? []),
    disclosure: {
      title: 'Sobre los testimonios',
      text: 'La experiencia de un cliente puede no ser representativa de la de otros. Un testimonio no garantiza resultados ni éxitos futuros.',
    },
  },
  buy: {
    title: 'Los ocho indicadores, en todos los planes',
    text: 'Actualizaciones gratis y licencia por correo en 1 día hábil como máximo.',
    action: 'Comparar los planes',
    offers: [
      ['Por un año, desde', lowestPrice('yearly', 'es')],
      ['De por vida, en un solo pago, desde', lowestPrice('lifetime', 'es')],
    ],
    platform: 'Plataforma',
    dataFeed: 'Datos de mercado',
  },
};

/** The home page. */
export const homePage: Localized<HomePage> = { en, es };
