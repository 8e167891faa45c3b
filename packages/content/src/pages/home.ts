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
    readonly prices: string;
    readonly readMore: string;
    readonly risk: string;
    readonly riskLink: string;
  };
  readonly whatIs: {
    readonly title: string;
    readonly paragraphs: readonly string[];
  };
  readonly indicators: { readonly title: string; readonly lead: string; readonly eighth: string };
  readonly advantages: {
    readonly title: string;
    readonly items: readonly [TitledText, TitledText, TitledText];
  };
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
    description: `Order flow indicators for ${hostPlatform.name}. See which side is aggressive and where volume concentrated. Yearly or lifetime license.`,
  },
  hero: {
    title: 'Read the auction behind the candle.',
    lead: `Eight volume and delta indicators for ${hostPlatform.name}. They show which side is aggressive, where volume concentrated, and where it didn’t.`,
    prices: 'See prices',
    readMore: 'Read more',
    risk: 'Futures trading carries substantial risk of loss. The chart is simulated data, not a trade result.',
    riskLink: 'Risk disclosure',
  },
  whatIs: {
    title: `What is ${product}?`,
    paragraphs: [
      'A candle gives you four prices. It doesn’t tell you who was aggressive. In every trade, one side is resting in the book and the other crosses the spread. That difference is what moves a market from one price to the next.',
      `${product} reads each trade as it prints. Volume that trades at the ask counts as buying. Volume that trades at the bid counts as selling. Buying minus selling is delta. Volume added up by price is the profile. Seven of the eight indicators are built from that tape; the Bar Timer only needs a clock. Use one alone or several on the same chart.`,
      `${product} doesn’t place orders and doesn’t tell you what to do. It shows what has traded. The guide says what each number means and when not to trust it. The decision and the risk stay with you.`,
    ],
  },
  indicators: {
    title: 'Seven ways to read the same trades',
    lead: 'Every picture below is computed from the same simulated trades. Open a card to see what it shows, how to read it and when not to trust it.',
    eighth: 'Plus the Bar Timer: see how long until the bar closes and your signal is final.',
  },
  advantages: {
    title: 'What they add',
    items: [
      {
        title: 'You see who acted',
        text: 'Price tells you where the market went. Delta tells you which side crossed the spread to take it there, in each bar, in each swing and over the session.',
      },
      {
        title: 'You see where volume concentrated',
        text: 'The profile shows the prices where most contracts traded. VWAP shows the average price paid. Both are the same for everyone who counts the same trades by the same rules.',
      },
      {
        title: 'You know what is counted',
        text: 'The guide says what each indicator counts, when it restarts and when not to trust it. You don’t need Tick Replay.',
      },
    ],
  },
  buy: {
    title: 'All eight, in every plan',
    text: `${lowestPrice('yearly', 'en')} for a year, or ${lowestPrice('lifetime', 'en')} once for a license that doesn’t expire. Updates are free. Your license arrives by email within 1 business day.`,
    action: 'Compare the plans',
    needs: 'What it runs with',
    platform: `Platform: ${hostPlatform.name}`,
    dataFeed: `Market data: ${dataFeed.name}`,
  },
};

const es: HomePage = {
  meta: {
    title: `${product}: indicadores de volumen y delta para ${hostPlatform.name}`,
    description: `Ocho indicadores de volumen y delta para ${hostPlatform.name}: qué lado ataca en cada barra y dónde hubo más volumen. Licencia anual o de por vida.`,
  },
  hero: {
    title: 'Lee la subasta detrás de la vela.',
    lead: `Ocho indicadores de volumen y delta para ${hostPlatform.name}. Te muestran qué lado ataca, dónde se concentró el volumen y dónde no.`,
    prices: 'Ver precios',
    readMore: 'Leer más',
    risk: 'Operar futuros conlleva un riesgo considerable de pérdida. El gráfico usa datos simulados y no es el resultado de una operación.',
    riskLink: 'Aviso de riesgo',
  },
  whatIs: {
    title: `¿Qué es ${product}?`,
    paragraphs: [
      'Una vela te da cuatro precios. No te dice quién fue agresivo. En cada operación hay un lado que espera en el libro y otro que entra a mercado. Esa diferencia es la que lleva al mercado de un precio al siguiente.',
      `${product} lee cada operación en cuanto aparece. El volumen que se ejecuta en el ask (venta) cuenta como compra agresiva. El que se ejecuta en el bid (compra) cuenta como venta agresiva. Compra menos venta es la delta. El volumen sumado por precio es el perfil. De esa cinta salen siete de los ocho indicadores; Bar Timer solo necesita un reloj. Puedes usar uno solo o varios en el mismo gráfico.`,
      `${product} no envía órdenes ni te dice qué hacer. Muestra lo que se operó. La guía explica qué significa cada cifra y cuándo no fiarse. La decisión y el riesgo siguen siendo tuyos.`,
    ],
  },
  indicators: {
    title: 'Siete lecturas de las mismas operaciones',
    lead: 'Cada imagen se calcula con las mismas operaciones simuladas. Abre una tarjeta para ver qué muestra, cómo se lee y cuándo no fiarse.',
    eighth:
      'Y el octavo, Bar Timer: cuenta lo que falta para el cierre de la barra. Así sabes cuánto falta para que la señal quede firme.',
  },
  advantages: {
    title: 'Qué te aportan',
    items: [
      {
        title: 'Ves quién actuó',
        text: 'El precio te dice adónde fue el mercado. La delta te dice qué lado cruzó el spread para llevarlo ahí: en cada barra, en cada tramo y en toda la sesión.',
      },
      {
        title: 'Ves dónde se concentró el volumen',
        text: 'El perfil muestra los precios donde más contratos se operaron. El VWAP, el precio promedio que se pagó. Son los mismos para quien cuenta las mismas operaciones con las mismas reglas.',
      },
      {
        title: 'Sabes qué se cuenta',
        text: 'La guía dice qué cuenta cada indicador, cuándo empieza de nuevo y cuándo no fiarse. No necesitas Tick Replay.',
      },
    ],
  },
  reviews: {
    title: 'Testimonios en video',
    lead: 'Por ahora los tres son muestras.',
    disclosure: {
      title: 'Sobre los testimonios',
      text: 'La experiencia de un cliente puede no ser representativa de la de otros. Un testimonio no garantiza resultados ni éxitos futuros.',
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
