import type { Article, ArticleText, ReviewText } from '@otm/schema';
import { business } from '../business.ts';
import { reviews as videoReviews } from '../reviews.ts';

const { email } = business;

const englishSamples: readonly ReviewText[] = [
  {
    id: 'waiting',
    sample: true,
    name: 'Megan T.',
    quote:
      'I used to look at the candle alone. Now I wait to see what delta does at my level, and many times I decide to stay out.',
  },
  {
    id: 'fewer-lines',
    sample: true,
    name: 'Daniel K.',
    quote:
      'The profile cleaned up my chart. I have fewer lines and know where each one comes from. I still have losing days, but I can explain them now.',
  },
  {
    id: 'support',
    sample: true,
    name: 'Priya S.',
    quote:
      'My antivirus took the file away, so I wrote to support. They went through it with me step by step, and it was on my chart the same day.',
  },
];

const spanishSamples = (videoReviews.es ?? []).map(({ video: _, ...review }) => review);

const en: ArticleText = {
  meta: {
    title: 'Reviews: what they show and what they cannot',
    description:
      'Sample reviews that are marked as samples, what a testimonial can and cannot show, how to judge one, and how to send us yours.',
  },
  linkTitle: 'Reviews',
  title: 'Reviews, and how to read them',
  summary:
    'The reviews here are samples and say so. Read what a testimonial can tell you, what it cannot, and how to send us your own.',
  blocks: [
    { type: 'heading', text: 'Why these are samples' },
    {
      type: 'paragraph',
      text: 'The three reviews below are samples. We wrote them ourselves to show where real ones will stand and what they will look like. No customer said any of it. The names belong to nobody.',
    },
    {
      type: 'paragraph',
      text: 'We mark them because an invented opinion that looks real is a lie. The mark goes away only when a review has a source that we can name.',
    },
    {
      type: 'testimonials',
      reviews: englishSamples,
      disclosure: {
        title: 'About testimonials',
        text: 'The reviews above are samples. A testimonial may not be representative of the experience of other customers. It is no guarantee of future performance or success. If somebody is paid for a testimonial, or earns from a link to this site, that is said right beside it.',
      },
    },
    { type: 'heading', text: 'What a testimonial can show' },
    {
      type: 'bullet',
      text: 'Whether the installation went well, and on what kind of computer.',
    },
    { type: 'bullet', text: 'Whether support answered, and whether the answer helped.' },
    {
      type: 'bullet',
      text: 'What a person looks at now that they did not look at before.',
    },
    {
      type: 'bullet',
      text: 'What they found hard, or missing. The most useful reviews are the mixed ones.',
    },
    { type: 'heading', text: 'What it cannot show' },
    {
      type: 'bullet',
      text: 'Whether you will make money. Two traders with the same chart take different trades, with different sizes, on different days.',
    },
    {
      type: 'bullet',
      text: 'How many people gave up. Those who stop trading seldom write a review. What remains looks better than the whole.',
    },
    {
      type: 'bullet',
      text: 'How long it lasted. A good month is short, and people like to write after good months.',
    },
    {
      type: 'bullet',
      text: 'What caused it. A better result can come from smaller size, a calmer market or luck.',
    },
    { type: 'heading', text: 'Four questions for any review' },
    {
      type: 'paragraph',
      text: 'Use these on our reviews and on those of any other vendor.',
    },
    {
      type: 'steps',
      steps: [
        'Is there a source, so that somebody could check it?',
        'Was the person paid, or do they earn from a link?',
        'Does it speak about the software, or about gains?',
        'Does it name a single thing that did not work?',
      ],
    },
    { type: 'heading', text: 'How to send yours' },
    {
      type: 'linkedParagraph',
      text: `Use the [contact page] or write to ${email}. Good and bad are both welcome. Tell us which indicators you use, since when, what helped and what did not.`,
      links: ['/contact'],
    },
    {
      type: 'paragraph',
      text: 'Say which name we may print, and whether you got anything for your words. Leave out amounts of gain or loss. A figure without its statement beside it does not belong on this site.',
    },
    {
      type: 'linkedParagraph',
      text: 'A better test than any review is your own chart. Two indicators are [free]. The [questions and answers] cover the rest.',
      links: ['/free-indicators/deltabar', '/features/frequently-asked-questions'],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['hypothetical-result', 'risk-capital', 'drawdown', 'licence'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'What somebody else did with a tool says nothing about what you will do with it. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Opiniones: qué muestran y qué no pueden mostrar',
    description:
      'Opiniones de muestra, marcadas como tales. Qué puede decirte un testimonio y qué no, cómo juzgarlo y cómo enviarnos el tuyo.',
  },
  linkTitle: 'Opiniones',
  title: 'Opiniones, y cómo leerlas',
  summary:
    'Las opiniones de esta página son muestras y lo dicen. Lee qué puede contarte un testimonio, qué no, y cómo enviarnos el tuyo.',
  blocks: [
    { type: 'heading', text: 'Por qué son muestras' },
    {
      type: 'paragraph',
      text: 'Las tres opiniones de abajo son muestras. Las escribimos nosotros para enseñar dónde irán las reales y cómo se verán. Ningún cliente dijo nada de esto. Los nombres no son de nadie.',
    },
    {
      type: 'paragraph',
      text: 'Las marcamos porque una opinión inventada que parece real es una mentira. La marca solo se quita cuando una opinión tiene una fuente que podemos nombrar.',
    },
    {
      type: 'testimonials',
      reviews: spanishSamples,
      disclosure: {
        title: 'Sobre los testimonios',
        text: 'Las opiniones anteriores son muestras. Un testimonio puede no ser representativo de la experiencia de otros clientes. No garantiza resultados ni éxitos futuros. Si alguien recibe un pago por su testimonio, o gana por un enlace a este sitio, se dice justo al lado.',
      },
    },
    { type: 'heading', text: 'Qué puede mostrar un testimonio' },
    {
      type: 'bullet',
      text: 'Si la instalación salió bien y en qué tipo de equipo.',
    },
    { type: 'bullet', text: 'Si el soporte respondió y si la respuesta sirvió.' },
    {
      type: 'bullet',
      text: 'Qué mira ahora una persona que antes no miraba.',
    },
    {
      type: 'bullet',
      text: 'Qué le costó o qué le faltó. Las opiniones más útiles son las mixtas.',
    },
    { type: 'heading', text: 'Qué no puede mostrar' },
    {
      type: 'bullet',
      text: 'Si vas a ganar dinero. Dos traders con el mismo gráfico toman operaciones distintas, con otro tamaño y en otros días.',
    },
    {
      type: 'bullet',
      text: 'Cuántos lo dejaron. Quien deja de operar casi nunca escribe una opinión. Lo que queda se ve mejor que el conjunto.',
    },
    {
      type: 'bullet',
      text: 'Cuánto duró. Un buen mes es poco tiempo, y la gente escribe después de los buenos meses.',
    },
    {
      type: 'bullet',
      text: 'Qué lo causó. Un resultado mejor puede venir de operar más chico, de un mercado tranquilo o de la suerte.',
    },
    { type: 'heading', text: 'Cuatro preguntas para cualquier opinión' },
    {
      type: 'paragraph',
      text: 'Úsalas con las nuestras y con las de cualquier otro vendedor.',
    },
    {
      type: 'steps',
      steps: [
        '¿Tiene una fuente que alguien pueda comprobar?',
        '¿Le pagaron a esa persona, o gana por un enlace?',
        '¿Habla del programa o habla de ganancias?',
        '¿Nombra al menos una cosa que no funcionó?',
      ],
    },
    { type: 'heading', text: 'Cómo enviar la tuya' },
    {
      type: 'linkedParagraph',
      text: `Usa la [página de contacto] o escribe a ${email}. Lo bueno y lo malo nos sirven igual. Cuéntanos qué indicadores usas, desde cuándo, qué te ayudó y qué no.`,
      links: ['/es/contact'],
    },
    {
      type: 'paragraph',
      text: 'Dinos qué nombre podemos publicar y si recibiste algo por tus palabras. No pongas cantidades ganadas ni perdidas. Una cifra sin su declaración al lado no tiene lugar en este sitio.',
    },
    {
      type: 'linkedParagraph',
      text: 'Mejor que cualquier opinión es tu propio gráfico. Dos indicadores son [gratis]. Lo demás está en las [preguntas frecuentes].',
      links: ['/es/free-indicators/deltabar', '/es/features/preguntas-frecuentes'],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['hypothetical-result', 'risk-capital', 'drawdown', 'licence'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Lo que otra persona hizo con una herramienta no dice nada de lo que harás tú. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The guide's card on what customers say, with samples that are marked as such. */
export const reviews: Article = {
  slug: { en: 'reviews', es: 'opiniones' },
  picture: 'swing',
  published: '2026-11-02',
  text: { en, es },
};
