import type { Article, ArticleText } from '@otm/schema';
import { algorithms as indicator } from '../indicators/algorithms.ts';
import { swing } from '../indicators/swing.ts';

const en: ArticleText = {
  meta: {
    title: 'Algorithms: large and repeated trades on the chart',
    description:
      'Algorithms marks trades that stand out by size or by repetition. The rules behind our picture, how to read a mark, and where it misleads.',
  },
  linkTitle: indicator.title,
  title: 'Algorithms: which trades stand out?',
  summary:
    'Large orders are cut into parts before they reach the market. Algorithms marks the prices where such parts may have traded.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'It finds the prices where a trade was unusually large, or where the same size came back again and again.',
    },
    {
      type: 'paragraph',
      text: 'Say a fund wants to sell 400 contracts. Sent in one piece, the order would push price down against its owner. So a program sends 40 orders of 10 contracts, one after the other. Nobody else knows the plan. But everybody can see a 10 that keeps coming back at one price.',
    },
    { type: 'chart', chart: 'algorithms', live: true },
    {
      type: 'paragraph',
      text: 'This picture is an illustration, and a simplification. The indicator’s own method is not published, so we drew the marks by plain rules that you can check. Round marks are repeated sizes, square marks are large prints. Filled marks are buyers, hollow ones are sellers. The session is simulated too, with a made-up trader who repeats a size now and then.',
    },
    { type: 'heading', text: 'The two rules of our picture' },
    {
      type: 'bullet',
      text: 'Repeated: 4 prints of the same size, from the same side and at the same price. Trades of other sizes may come in between, but no more than 60 seconds may pass from one to the next. Sizes below 5 contracts do not count.',
    },
    {
      type: 'bullet',
      text: 'Large: a print above a high percentile of the sizes so far, 99.8 at the start. Only trades before it count. No print is large before more than 200 smaller ones have been seen, and early in a session the bar is still low.',
    },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'Several marks at one price: note the price and the side. Something was done there that was not done elsewhere.',
    },
    {
      type: 'bullet',
      text: 'Marks of buyers, and price lifts: the buying got through. Marks of buyers, and price stays: sellers were waiting and held.',
    },
    {
      type: 'bullet',
      text: 'Price comes back to a marked level: watch who acts on the second visit, and how far they get.',
    },
    {
      type: 'bullet',
      text: 'One lone mark in the middle of a range: leave it. It says that one trade was large, and no more.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'Settings of the replay above',
      rows: [
        { name: 'Repeats for a mark', value: '2 to 8 equal prints; 4 at the start' },
        { name: 'Large from percentile', value: '95 to 99.9; 99.8 at the start' },
        { name: 'Smallest size that repeats', value: '5 contracts, fixed' },
        { name: 'Longest gap', value: '60 seconds, fixed' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Lower the repeats to 2 and the chart fills up. Most of those marks are chance. Raise the number until a mark is rare enough to make you look.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'The tape carries no names. Ten traders who send 5 contracts each leave the same trail as one program that sends 5 contracts ten times. Round sizes such as 10, 20 or 50 are popular, so they meet by chance, most of all in the busy minutes after the open. No rule can tell the two apart from the tape alone, and that goes for every tool of this kind.',
    },
    {
      type: 'paragraph',
      text: 'A mark does not give a reason either. A large print can be a hedge, one half of a spread, or a position that is being closed. All of them look the same. So a mark of a buyer is not a vote for higher prices; it only says who took the price, and how much.',
    },
    {
      type: 'linkedParagraph',
      text: 'To see what such a stretch did to the balance of buying and selling, read [Delta Swing] next.',
      links: [`/features/${swing.slug}`],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['repeated-prints', 'iceberg', 'tape', 'aggressor', 'liquidity', 'absorption'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'A mark points at trades that are over. It tells nothing about the next one. Losses in futures can exceed the first deposit.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Algorithms: operaciones grandes y repetidas',
    description:
      'Algorithms marca las operaciones que destacan por su tamaño o porque se repiten. Las reglas de nuestra imagen, cómo se lee y cuándo engaña.',
  },
  linkTitle: indicator.title,
  title: 'Algorithms: ¿qué operaciones destacan?',
  summary:
    'Las órdenes grandes se parten antes de llegar al mercado. Algorithms marca los precios donde pudieron ejecutarse esas partes.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Encuentra los precios donde hubo una operación fuera de lo común por su tamaño, o donde un mismo tamaño volvió una y otra vez.',
    },
    {
      type: 'paragraph',
      text: 'Imagina un fondo que quiere vender 400 contratos. Si los manda de golpe, su propia orden le hunde el precio. Por eso un programa envía 40 órdenes de 10 contratos, una tras otra. Nadie más conoce el plan. Pero cualquiera puede ver un 10 que reaparece en el mismo precio.',
    },
    { type: 'chart', chart: 'algorithms', live: true },
    {
      type: 'paragraph',
      text: 'Esta imagen es una ilustración, y una simplificación. El método propio del indicador no se publica, así que pusimos las marcas con reglas sencillas que puedes comprobar. Las redondas son tamaños repetidos; las cuadradas, operaciones grandes. Las llenas son de compradores; las huecas, de vendedores. La sesión también es simulada, con un trader inventado que de vez en cuando repite un tamaño.',
    },
    { type: 'heading', text: 'Las dos reglas de nuestra imagen' },
    {
      type: 'bullet',
      text: 'Repetida: 4 operaciones del mismo tamaño, del mismo lado y al mismo precio. En medio puede haber operaciones de otros tamaños, pero entre una y la siguiente no pasan más de 60 segundos. Los tamaños de menos de 5 contratos no cuentan.',
    },
    {
      type: 'bullet',
      text: 'Grande: una operación por encima de un percentil alto de los tamaños vistos hasta ahí, 99.8 al inicio. Solo cuentan las operaciones anteriores. Ninguna es grande antes de ver más de 200 menores, y al principio de la sesión la vara todavía está baja.',
    },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'Varias marcas en un precio: anota el precio y el lado. Ahí se hizo algo que no se hizo en otra parte.',
    },
    {
      type: 'bullet',
      text: 'Marcas de compra y el precio sube: la compra logró pasar. Marcas de compra y el precio sigue ahí: los vendedores esperaban y aguantaron.',
    },
    {
      type: 'bullet',
      text: 'El precio regresa a un nivel marcado: observa quién actúa en la segunda visita y hasta dónde llega.',
    },
    {
      type: 'bullet',
      text: 'Una marca sola en medio de un rango: déjala pasar. Dice que una operación fue grande, y nada más.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'Ajustes de la reproducción de arriba',
      rows: [
        { name: 'Repeticiones por marca', value: 'De 2 a 8 operaciones iguales; al inicio, 4' },
        { name: 'Grande desde el percentil', value: 'De 95 a 99.9; al inicio, 99.8' },
        { name: 'Tamaño mínimo que se repite', value: '5 contratos, fijo' },
        { name: 'Separación máxima', value: '60 segundos, fija' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Baja las repeticiones a 2 y el gráfico se llena. Casi todas esas marcas son azar. Sube el número hasta que una marca sea tan rara que te haga mirar.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'La cinta no lleva nombres. Diez traders que mandan 5 contratos cada uno dejan la misma huella que un programa que manda 5 contratos diez veces. Los tamaños redondos, como 10, 20 o 50, gustan a todos y coinciden por azar, sobre todo en los minutos agitados de la apertura. Con la cinta sola, ninguna regla distingue un caso del otro. Vale para toda herramienta de este tipo.',
    },
    {
      type: 'paragraph',
      text: 'La marca tampoco da un motivo. Una operación grande puede ser una cobertura, la mitad de un spread o una posición que se cierra. Todas se ven igual. La marca de un comprador no es un voto a favor de la subida: solo dice quién tomó el precio y cuánto.',
    },
    {
      type: 'linkedParagraph',
      text: 'Para ver qué hizo una zona así con el saldo entre compra y venta, sigue con [Delta Swing].',
      links: [`/es/features/${swing.slug}`],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['repeated-prints', 'iceberg', 'tape', 'aggressor', 'liquidity', 'absorption'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'Una marca señala operaciones que ya pasaron. No dice nada de la siguiente. En futuros, las pérdidas pueden superar el depósito inicial.',
    },
  ],
};

/** The guide's card on Algorithms. */
export const algorithms: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'algorithms',
  published: '2026-11-02',
  text: { en, es },
};
