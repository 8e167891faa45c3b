import type { Article, ArticleText } from '@otm/schema';
import { cumulative } from '../indicators/cumulative.ts';
import { deltaBar as indicator } from '../indicators/delta-bar.ts';

const en: ArticleText = {
  meta: {
    title: 'Delta Bar: how to read the delta of each bar',
    description:
      'Delta Bar subtracts aggressive selling from aggressive buying in every bar. What it measures, how to read it, and where it misleads.',
  },
  linkTitle: indicator.title,
  title: 'Delta Bar: who acted in this bar?',
  summary:
    'Delta Bar counts the contracts of buyers who would not wait, takes away those of sellers who would not wait, and draws the rest under each candle.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'It tells you, bar by bar, whether buyers or sellers were in more of a hurry, and by how many contracts.',
    },
    {
      type: 'paragraph',
      text: 'Every trade has a buyer and a seller, so there are always as many of one as of the other. The difference lies in who moved. One of the two had an order waiting in the book. The other came and took it. A buyer who takes the ask is an aggressor, and so is a seller who hits the bid. Delta adds the volume of the first and takes away the volume of the second.',
    },
    { type: 'chart', chart: 'delta-bar', live: true },
    { type: 'heading', text: 'One bar, counted by hand' },
    {
      type: 'paragraph',
      text: 'A bar has 900 contracts bought at the ask and 600 sold at the bid. Its delta is 300. It traded 1,500 contracts in all, so delta is 20% of its volume. The same 300 in a bar of 12,000 contracts would be 2.5%, and you could forget about it.',
    },
    {
      type: 'paragraph',
      text: 'The count does not go straight to its last value. In this bar it fell to minus 80 first and then rose as far as 420. A thin line keeps that range. Here it runs from minus 80 to 420, and the thick bar ends at 300.',
    },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'Delta and candle agree: aggressive buyers pushed, and price gave way. The push worked.',
    },
    {
      type: 'bullet',
      text: 'Large delta, small candle: one side attacked and price hardly moved. Somebody absorbed the attack with limit orders.',
    },
    {
      type: 'bullet',
      text: 'Small delta at a new high or low: fewer traders chase the move than before. That is exhaustion, and it asks for patience more than for a trade.',
    },
    {
      type: 'bullet',
      text: 'The thin line runs far and the bar comes back: the lead changed hands inside. The close tells only half of the story.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'What Delta Bar depends on',
      rows: [
        { name: 'Bar size in the replay above', value: '1 to 30 minutes; 5 at the start' },
        { name: 'Bar size on your platform', value: 'That of your chart' },
        { name: 'Counts as buying', value: 'A trade at the ask or above it' },
        { name: 'Counts as selling', value: 'A trade at the bid or below it' },
        {
          name: 'Between the two, in the replay',
          value: 'A higher price than the last one is buying, a lower one is selling',
        },
        { name: 'Data', value: 'Trades with bid and ask; no tick replay' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Short bars give many small deltas and much noise. Start with the bar size that you already trade and change one thing at a time.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'Delta counts who was in a hurry, not who was right. A positive delta does not mean that price rose. A patient seller with a large limit order can take everything that buyers throw at the market, and the bar then closes low with a large delta.',
    },
    {
      type: 'paragraph',
      text: 'A single bar proves little. One fund that hedges a position looks just like a crowd that believes in a move. Away from a price that matters on your chart, a delta is only a number. And without a bid and an ask behind each trade there is no delta at all: spot forex has no such record.',
    },
    {
      type: 'linkedParagraph',
      text: 'To see how these bars add up over the whole session, read [Delta Cumulative] next.',
      links: [`/features/${cumulative.slug}`],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['delta', 'aggressor', 'absorption', 'exhaustion', 'bid', 'ask'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'Delta describes what was traded. It does not say what comes next. Futures trading can cost more than the money you put in.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Delta Bar: cómo leer la delta de cada barra',
    description:
      'Delta Bar resta la venta agresiva de la compra agresiva en cada barra. Qué mide, cómo se lee y en qué casos engaña.',
  },
  linkTitle: indicator.title,
  title: 'Delta Bar: ¿quién actuó en esta barra?',
  summary:
    'Delta Bar cuenta los contratos de los compradores que no quisieron esperar, les resta los de los vendedores con prisa y dibuja el saldo bajo cada vela.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Te dice, barra por barra, si tenían más prisa los compradores o los vendedores, y por cuántos contratos.',
    },
    {
      type: 'paragraph',
      text: 'Toda operación tiene un comprador y un vendedor, así que siempre hay tanto de uno como de otro. Lo que cambia es quién dio el paso. Uno tenía su orden esperando en el libro y el otro llegó y la tomó. Quien compra en el ask (venta) es agresor; quien vende en el bid (compra), también. La delta suma el volumen de los primeros y resta el de los segundos.',
    },
    { type: 'chart', chart: 'delta-bar', live: true },
    { type: 'heading', text: 'Una barra contada a mano' },
    {
      type: 'paragraph',
      text: 'En una barra se compran 900 contratos en el ask y se venden 600 en el bid. Su delta es 300. En total pasaron 1,500 contratos, así que la delta es el 20\u00A0% del volumen. Los mismos 300 en una barra de 12,000 contratos serían el 2.5\u00A0%, y podrías olvidarte de ellos.',
    },
    {
      type: 'paragraph',
      text: 'La cuenta no va derecho a su valor final. En esta barra primero bajó a menos 80 y luego subió hasta 420. Una línea fina guarda ese recorrido. Aquí va de menos 80 a 420, y la columna gruesa termina en 300.',
    },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'La delta y la vela coinciden: los compradores empujaron y el precio cedió. El empuje funcionó.',
    },
    {
      type: 'bullet',
      text: 'Mucha delta y poca vela: un lado atacó y el precio casi no se movió. Alguien absorbió el ataque con órdenes límite.',
    },
    {
      type: 'bullet',
      text: 'Poca delta en un nuevo máximo o mínimo: menos traders que antes persiguen el movimiento. Es agotamiento, y pide más paciencia que una entrada.',
    },
    {
      type: 'bullet',
      text: 'La línea fina llega lejos y la columna regresa: el mando cambió de manos dentro de la barra. El cierre cuenta solo la mitad.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'De qué depende Delta Bar',
      rows: [
        { name: 'Tamaño de barra en la reproducción', value: 'De 1 a 30 minutos; al inicio, 5' },
        { name: 'Tamaño de barra en tu plataforma', value: 'El de tu gráfico' },
        { name: 'Cuenta como compra', value: 'Una operación en el ask o por encima' },
        { name: 'Cuenta como venta', value: 'Una operación en el bid o por debajo' },
        {
          name: 'Entre ambos, en la reproducción',
          value: 'Un precio mayor que el anterior es compra; uno menor, venta',
        },
        { name: 'Datos', value: 'Operaciones con bid y ask; sin Tick Replay' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Las barras cortas dan muchas deltas pequeñas y mucho ruido. Empieza con el tamaño de barra que ya usas y cambia una sola cosa a la vez.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'La delta cuenta quién tenía prisa, no quién tenía razón. Una delta positiva no significa que el precio subió. Un vendedor paciente con una orden límite grande puede quedarse con todo lo que le lancen los compradores, y entonces la barra cierra abajo con mucha delta.',
    },
    {
      type: 'paragraph',
      text: 'Una sola barra prueba poco. Un fondo que cubre una posición se ve igual que una multitud convencida. Lejos de un precio importante de tu gráfico, la delta es solo un número. Y sin un bid y un ask detrás de cada operación no hay delta: el forex al contado no tiene ese registro.',
    },
    {
      type: 'linkedParagraph',
      text: 'Para ver cómo se suman estas barras a lo largo de la sesión, sigue con [Delta Cumulative].',
      links: [`/es/features/${cumulative.slug}`],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['delta', 'aggressor', 'absorption', 'exhaustion', 'bid', 'ask'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'La delta describe lo que ya se operó. No dice qué viene después. Operar futuros puede costar más que el dinero invertido.',
    },
  ],
};

/** The guide's card on Delta Bar. */
export const deltaBar: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'delta-bar',
  published: '2026-11-02',
  text: { en, es },
};
