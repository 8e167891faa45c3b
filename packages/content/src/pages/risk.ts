import type { Localized, TextPage } from '@otm/schema';
import { business } from '../business.ts';
import { prescribedStatement } from './prescribed-statement.ts';

const { product } = business;

const en: TextPage = {
  meta: {
    title: `Risk disclosure | ${product}`,
    description:
      'What trading futures can cost you, what simulated results can and cannot show, and how to read testimonials. Read it before you trade.',
  },
  title: 'Risk disclosure',
  lead: 'Three statements that belong to everything on this site. Please read them before you trade and before you buy.',
  blocks: [
    { type: 'heading', text: 'Risk' },
    {
      type: 'riskNote',
      title: 'You can lose more than you put in.',
      text: 'Trading futures and forex carries substantial risk. You can lose all of your money, and more than the amount you started with.',
    },
    {
      type: 'paragraph',
      text: 'Trade only with risk capital: money that you can lose without harm to your life or your plans. This kind of trading does not suit everybody. Think about your own situation first and ask a licensed advisor if you are unsure.',
    },
    {
      type: 'paragraph',
      text: 'Past performance is not necessarily a sign of what will come. No indicator, method or course can remove the risk of loss.',
    },
    {
      type: 'paragraph',
      text: `${product} sells software and teaching material. Nothing on this site is investment advice, or an offer to buy or sell a contract. The indicators are not an automatic trading system. Every trade, and its result, is the trader’s own.`,
    },
    { type: 'heading', text: 'Hypothetical results' },
    {
      type: 'paragraph',
      text: 'The charts on this site are computed from simulated data. They explain what an indicator counts. They are not trade results. Where an example names a gain or a loss, this statement applies to it:',
    },
    {
      type: 'quote',
      text: prescribedStatement,
      lang: 'en',
      source: '17 CFR 4.41(b), United States',
    },
    {
      type: 'paragraph',
      text: 'In plain words: a simulated trade was never filled, so it never met a missing buyer, a late order or a fee. It was also written down by someone who could already see what came next. Real trading has neither comfort.',
    },
    { type: 'heading', text: 'Testimonials' },
    {
      type: 'paragraph',
      text: 'A testimonial on this site may not be representative of the experience of other customers. It is no guarantee of future performance or success.',
    },
    {
      type: 'paragraph',
      text: 'If somebody is paid for a testimonial, or earns from a link to this site, that is said right beside it. A testimonial marked as a sample shows only where a real one will stand. Nobody said it.',
    },
  ],
};

const es: TextPage = {
  meta: {
    title: `Aviso de riesgo | ${product}`,
    description:
      'Lo que puede costar operar futuros, lo que muestran y lo que no muestran los resultados simulados, y cómo leer los testimonios de este sitio.',
  },
  title: 'Aviso de riesgo',
  lead: 'Tres declaraciones que valen para todo este sitio. Conviene leerlas antes de operar y antes de comprar.',
  blocks: [
    { type: 'heading', text: 'Riesgo' },
    {
      type: 'riskNote',
      title: 'Se puede perder más de lo invertido.',
      text: 'Operar futuros y forex conlleva un riesgo considerable. Es posible perder todo el dinero, e incluso más que la cantidad inicial.',
    },
    {
      type: 'paragraph',
      text: 'Se debe operar solo con capital de riesgo: dinero cuya pérdida no afecta la vida ni los planes de nadie. Esta actividad no es adecuada para todas las personas. Considere primero su situación. Si tiene dudas, consulte a un asesor autorizado.',
    },
    {
      type: 'paragraph',
      text: 'Los rendimientos pasados no anticipan necesariamente los futuros. Ningún indicador, método o curso elimina el riesgo de pérdida.',
    },
    {
      type: 'paragraph',
      text: `${product} vende software y material educativo. Nada en este sitio es asesoría de inversión ni una oferta para comprar o vender un contrato. Los indicadores no son un sistema automático. Cada operación y su resultado son responsabilidad de quien opera.`,
    },
    { type: 'heading', text: 'Resultados hipotéticos' },
    {
      type: 'paragraph',
      text: 'Los gráficos de este sitio se calculan con datos simulados. Explican qué cuenta cada indicador. No son resultados de operaciones. Cuando un ejemplo menciona una ganancia o una pérdida, se le aplica la siguiente declaración. El texto legal es el inglés:',
    },
    {
      type: 'quote',
      text: prescribedStatement,
      lang: 'en',
      source: '17 CFR 4.41(b), Estados Unidos',
    },
    {
      type: 'paragraph',
      text: 'Traducción informativa, sin valor legal: «Estos resultados se basan en un desempeño simulado o hipotético, que tiene ciertas limitaciones propias. A diferencia de los resultados de un historial real, no representan operaciones reales. Además, como estas operaciones no se ejecutaron, los resultados pueden compensar de más o de menos el efecto, si lo hubiera, de ciertos factores del mercado, como la falta de liquidez. En general, los programas de operación simulada o hipotética también se diseñan con la ventaja de conocer lo ocurrido. No se afirma que una cuenta vaya a obtener, ni que sea probable que obtenga, ganancias o pérdidas similares a las que se muestran».',
    },
    {
      type: 'paragraph',
      text: 'En pocas palabras: una operación simulada nunca se ejecutó. No sufrió la falta de un comprador, una orden tardía ni una comisión. Además, la escribió alguien que ya veía lo que pasó después. La operación real no tiene esas ventajas.',
    },
    { type: 'heading', text: 'Testimonios' },
    {
      type: 'paragraph',
      text: 'Un testimonio de este sitio puede no ser representativo de la experiencia de otros clientes. No garantiza resultados ni éxitos futuros.',
    },
    {
      type: 'paragraph',
      text: 'Si alguien recibe un pago por su testimonio, o gana por un enlace a este sitio, se dice justo al lado. Un testimonio marcado como muestra solo enseña dónde irá uno real. Nadie lo dijo.',
    },
  ],
};

/** The three statements: risk, hypothetical results, testimonials. */
export const riskPage: Localized<TextPage> = { en, es };
