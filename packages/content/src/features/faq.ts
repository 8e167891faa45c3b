import type { Article, ArticleText } from '@otm/schema';
import { en as englishQuestions } from './faq/en.ts';
import { es as spanishQuestions } from './faq/es.ts';

const en: ArticleText = {
  meta: {
    title: 'Frequently asked questions about the indicators',
    description:
      'Twenty short answers on plans, requirements, market data, the licence and its machine ID, instalments, refunds, installation and support.',
  },
  linkTitle: 'FAQ',
  title: 'Frequently asked questions',
  summary:
    'Twenty short answers: what you get, what it runs on, how the licence comes, what it costs and who helps.',
  blocks: [
    {
      type: 'paragraph',
      text: 'Each question has a number and an address of its own, so you can send somebody straight to an answer. Where we do not know, we say whom to ask.',
    },
    { type: 'heading', text: 'All the questions' },
    { type: 'questions', questions: englishQuestions },
    { type: 'heading', text: 'Something missing?' },
    {
      type: 'linkedParagraph',
      text: 'Ask on the [contact page] or in the chat. Words that you do not know stand in the [glossary].',
      links: ['/contact', '/glossary'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['licence', 'machine-id', 'data-feed', 'tick-replay', 'market-replay', 'delta'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'No answer on this page is advice to trade. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Preguntas frecuentes sobre los indicadores',
    description:
      'Veinte respuestas cortas: planes, requisitos, datos de mercado, la licencia y su ID de máquina, pagos, reembolsos, instalación y soporte.',
  },
  linkTitle: 'Preguntas frecuentes',
  title: 'Preguntas frecuentes',
  summary:
    'Veinte respuestas cortas: qué recibes, dónde funciona, cómo llega la licencia, cuánto cuesta y quién te ayuda.',
  blocks: [
    {
      type: 'paragraph',
      text: 'Cada pregunta tiene un número y una dirección propia. Así puedes enviar a alguien directo a una respuesta. Cuando no lo sabemos, te decimos a quién preguntar.',
    },
    { type: 'heading', text: 'Todas las preguntas' },
    { type: 'questions', questions: spanishQuestions },
    { type: 'heading', text: '¿Falta algo?' },
    {
      type: 'linkedParagraph',
      text: 'Pregunta en la [página de contacto] o en el chat. Las palabras que no conozcas están en el [glosario].',
      links: ['/es/contact', '/es/glosario'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['licence', 'machine-id', 'data-feed', 'tick-replay', 'market-replay', 'delta'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Ninguna respuesta de esta página aconseja operar. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The guide's card of questions and answers. */
export const faq: Article = {
  slug: { en: 'frequently-asked-questions', es: 'preguntas-frecuentes' },
  picture: 'bar-timer',
  published: '2026-11-02',
  text: { en, es },
};
