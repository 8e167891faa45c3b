import { defineMessages, messagesFor } from '@otm/schema';
import { business } from '../business.ts';

const { product } = business;

const en = {
  meta: {
    title: `Master class: 3 Keys to be a Profitable Trader | ${product}`,
    description:
      'Watch the master class to the end, then book a meeting with an advisor or get the course. Futures trading carries substantial risk of loss.',
  },
  notice: {
    title: 'Don’t close this window until the class ends.',
    text: 'The video doesn’t remember where you stopped.',
  },
  title: '3 Keys to be a Profitable Trader',
  lead: 'One class, three habits: know which side is aggressive, know your risk before you enter, and review the trades that failed. The title is a goal, not a promise of results.',
  nextTitle: 'After the class',
  meeting: 'Schedule a meeting',
  buy: 'Acquire the product',
  buyNote: 'The second button opens the checkout for the course, not for the indicators.',
  risk: {
    title: 'Risk.',
    text: 'Futures trading carries substantial risk of loss. You can lose more than you put in. Neither a class nor an indicator changes that.',
  },
  riskLink: 'Risk disclosure',
} as const;

const es = messagesFor<typeof en>()({
  meta: {
    title: 'Clase magistral: 3 claves para ser un trader rentable',
    description:
      'Mira la clase hasta el final y después reserva una reunión con un asesor o consigue el curso. Operar futuros conlleva un riesgo considerable.',
  },
  notice: {
    title: 'No cierres esta ventana hasta que termine la clase.',
    text: 'El video no guarda el punto en que lo dejaste.',
  },
  title: '3 claves para ser un trader rentable',
  lead: 'Una clase y tres hábitos: saber qué lado ataca, fijar tu riesgo antes de entrar y repasar las operaciones que fallaron. El título es una meta, no una promesa de resultados.',
  nextTitle: 'Cuando termine la clase',
  meeting: 'Agendar una reunión',
  buy: 'Adquirir el producto',
  buyNote: 'El segundo botón abre la página de pago del curso, no la de los indicadores.',
  risk: {
    title: 'Riesgo.',
    text: 'Operar futuros conlleva un riesgo considerable de pérdida. Se puede perder más de lo invertido. Ni una clase ni un indicador cambian eso.',
  },
  riskLink: 'Aviso de riesgo',
});

/** The texts of the master class. */
export const masterClassPage = defineMessages(en, { es });
