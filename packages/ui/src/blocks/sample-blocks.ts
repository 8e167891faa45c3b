import type { BlockOf, BlockType, Localized } from '@otm/schema';

const statement = {
  text: 'These results are based on simulated or hypothetical performance results.',
  lang: 'en',
  source: '17 CFR 4.41(b)',
};

/** An image that loads wherever the stories are served from: the brand's mark. */
const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="gray" stroke-width="2"><path d="M2 3h6M2 6.5h11M2 10h16M2 13.5h9M2 17h4"/></svg>',
)}`;

type SampleBlocks = { readonly [Type in BlockType]: BlockOf<Type> };

const en: SampleBlocks = {
  heading: { type: 'heading', text: 'What the delta of a bar says' },
  subheading: { type: 'subheading', text: 'Inside the bar' },
  paragraph: {
    type: 'paragraph',
    text: 'Delta is the volume that lifted the ask less the volume that hit the bid.',
  },
  indentedParagraph: {
    type: 'indentedParagraph',
    text: 'A buyer who takes the ask will not wait.',
  },
  indentedNote: {
    type: 'indentedNote',
    text: 'Counted from the first trade of the session.',
  },
  linkedParagraph: {
    type: 'linkedParagraph',
    text: 'Read the [risk disclosure] and the [glossary] first.',
    links: ['/risk', '/glossary'],
  },
  bullet: { type: 'bullet', text: 'A positive delta does not promise a higher price.' },
  linkedBullet: {
    type: 'linkedBullet',
    text: 'The [platform] shows the trades.',
    links: ['https://www.example.com/platform'],
  },
  keywordLinks: { type: 'keywordLinks', links: { 'limit orders': '/glossary#limit-order' } },
  byline: { type: 'byline', text: 'By OTM' },
  externalLink: {
    type: 'externalLink',
    label: 'The exchange on trade flags',
    href: 'https://www.example.com/flags',
  },
  image: {
    type: 'image',
    image: { src: mark, alt: 'The brand’s mark', width: 32, height: 32 },
  },
  inlineImage: {
    type: 'inlineImage',
    image: { src: mark, alt: '', width: 32, height: 32 },
  },
  video: { type: 'video', video: { id: 'sample-en-1', title: 'A bar, trade by trade' } },
  chart: { type: 'chart', chart: 'delta-bar', live: true },
  story: {
    type: 'story',
    picture: { view: 'delta', session: 'sample' },
    title: 'A push that is absorbed',
    steps: [
      { mark: 'push', title: 'Sellers push', text: 'Each tick costs them a few contracts.' },
      { mark: 'absorption', title: 'Buyers wait', text: 'The same effort moves price no more.' },
    ],
  },
  steps: { type: 'steps', steps: ['Mark the level.', 'Wait for the trades.', 'Then decide.'] },
  facts: {
    type: 'facts',
    caption: 'Settings',
    rows: [
      { name: 'Bar size', value: 'Five minutes' },
      { name: 'Data', value: 'Trades with bid and ask' },
    ],
  },
  terms: { type: 'terms', title: 'Related terms', terms: ['delta', 'cumulative-delta'] },
  riskNote: {
    type: 'riskNote',
    title: 'Risk.',
    text: 'Futures trading can cost more than the money you put in.',
  },
  quote: { type: 'quote', ...statement },
  results: {
    type: 'results',
    examples: [
      { outcome: 'gain', title: 'It worked', text: 'Price went 36 ticks.', result: '+$360' },
      { outcome: 'loss', title: 'It failed', text: 'Price came back 36 ticks.', result: '-$360' },
    ],
    disclosure: {
      title: 'Hypothetical results',
      statement,
      plain: 'Nobody traded this. It was written down by someone who knew what came next.',
    },
  },
  testimonials: {
    type: 'testimonials',
    reviews: [
      { id: 'a', sample: true, name: 'Ana R.', quote: 'I wait for my level now.' },
      { id: 'b', sample: true, name: 'Tom K.', quote: 'I have fewer lines on my chart.' },
    ],
    disclosure: {
      title: 'Testimonials.',
      text: 'They may not be representative of other customers. They are no guarantee of success.',
    },
  },
  questions: {
    type: 'questions',
    questions: [
      { question: 'Is it a robot?', answer: ['No. It shows what was traded.'] },
      {
        question: 'What does it cost?',
        answer: ['The prices are on one page.'],
        more: [{ label: 'See the prices', href: '/buy' }],
      },
    ],
  },
};

const es: SampleBlocks = {
  heading: { type: 'heading', text: 'Qué dice la delta de una barra' },
  subheading: { type: 'subheading', text: 'Dentro de la barra' },
  paragraph: {
    type: 'paragraph',
    text: 'La delta es el volumen comprado en el ask menos el volumen vendido en el bid.',
  },
  indentedParagraph: {
    type: 'indentedParagraph',
    text: 'Quien compra en el ask no quiere esperar.',
  },
  indentedNote: {
    type: 'indentedNote',
    text: 'Se cuenta desde la primera operación de la sesión.',
  },
  linkedParagraph: {
    type: 'linkedParagraph',
    text: 'Lee primero el [aviso de riesgo] y el [glosario].',
    links: ['/es/risk', '/es/glosario'],
  },
  bullet: { type: 'bullet', text: 'Una delta positiva no promete un precio más alto.' },
  linkedBullet: {
    type: 'linkedBullet',
    text: 'La [plataforma] muestra las operaciones.',
    links: ['https://www.example.com/platform'],
  },
  keywordLinks: { type: 'keywordLinks', links: { 'órdenes límite': '/es/glosario#limit-order' } },
  byline: { type: 'byline', text: 'Por OTM' },
  externalLink: {
    type: 'externalLink',
    label: 'Cómo marca la bolsa cada operación',
    href: 'https://www.example.com/flags',
  },
  image: {
    type: 'image',
    image: { src: mark, alt: 'El símbolo de la marca', width: 32, height: 32 },
  },
  inlineImage: {
    type: 'inlineImage',
    image: { src: mark, alt: '', width: 32, height: 32 },
  },
  video: {
    type: 'video',
    video: { id: 'sample-es-1', title: 'Una barra, operación por operación' },
  },
  chart: { type: 'chart', chart: 'delta-bar', live: true },
  story: {
    type: 'story',
    picture: { view: 'delta', session: 'sample' },
    title: 'Un empuje absorbido',
    steps: [
      {
        mark: 'push',
        title: 'Los vendedores empujan',
        text: 'Cada tick les cuesta pocos contratos.',
      },
      {
        mark: 'absorption',
        title: 'Los compradores esperan',
        text: 'El mismo esfuerzo ya no mueve el precio.',
      },
    ],
  },
  steps: {
    type: 'steps',
    steps: ['Marca el nivel.', 'Espera las operaciones.', 'Decide después.'],
  },
  facts: {
    type: 'facts',
    caption: 'Ajustes',
    rows: [
      { name: 'Tamaño de barra', value: 'Cinco minutos' },
      { name: 'Datos', value: 'Operaciones con bid y ask' },
    ],
  },
  terms: {
    type: 'terms',
    title: 'Términos relacionados',
    terms: ['delta', 'cumulative-delta'],
  },
  riskNote: {
    type: 'riskNote',
    title: 'Riesgo.',
    text: 'Operar futuros puede costar más que el dinero invertido.',
  },
  quote: { type: 'quote', ...statement },
  results: {
    type: 'results',
    examples: [
      { outcome: 'gain', title: 'Funcionó', text: 'El precio avanzó 36 ticks.', result: '+$360' },
      { outcome: 'loss', title: 'Falló', text: 'El precio volvió 36 ticks.', result: '-$360' },
    ],
    disclosure: {
      title: 'Resultados hipotéticos',
      statement,
      plain: 'Nadie operó esto. Lo escribió alguien que ya sabía lo que pasó después.',
    },
  },
  testimonials: {
    type: 'testimonials',
    reviews: [
      { id: 'a', sample: true, name: 'Ana R.', quote: 'Ahora espero a mi nivel.' },
      { id: 'b', sample: true, name: 'Tomás K.', quote: 'Tengo menos líneas en el gráfico.' },
    ],
    disclosure: {
      title: 'Testimonios.',
      text: 'Pueden no ser representativos de otros clientes. No garantizan resultados.',
    },
  },
  questions: {
    type: 'questions',
    questions: [
      { question: '¿Es un robot?', answer: ['No. Muestra lo que ya se operó.'] },
      {
        question: '¿Cuánto cuesta?',
        answer: ['Los precios están en una página.'],
        more: [{ label: 'Ver los precios', href: '/es/buy' }],
      },
    ],
  },
};

/**
 * One block of every type in every language, for stories and tests; a type without a sample, or a
 * sample without a language, does not compile.
 */
export const sampleBlocks: Localized<SampleBlocks> = { en, es };
