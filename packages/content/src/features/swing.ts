import type { Article, ArticleText } from '@otm/schema';
import { micro } from '../indicators/micro.ts';
import { swing as indicator } from '../indicators/swing.ts';

const en: ArticleText = {
  meta: {
    title: 'Delta Swing: the delta of every price leg',
    description:
      'Delta Swing adds up delta from one turning point to the next. How to compare legs, which threshold to use, and why the last one can change.',
  },
  linkTitle: indicator.title,
  title: 'Delta Swing: what did each leg take?',
  summary:
    'Price moves in legs, not in bars. Delta Swing gives each leg one number: how much aggressive volume it took to get there.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'It adds up, from one turn of the price to the next, how much more was bought in a hurry than was sold in a hurry.',
    },
    {
      type: 'paragraph',
      text: 'Bars cut the day by the clock, and price knows nothing of the clock. A rise can begin in the middle of one bar and end in the middle of another. Then no bar holds the whole of it. Delta Swing cuts where price turned, so each sum belongs to one move.',
    },
    { type: 'chart', chart: 'swing', live: true },
    {
      type: 'paragraph',
      text: 'The picture is a simplified illustration, because the method of the commercial indicator is not public. Ours is a plain zig-zag. A leg ends when price has come back by the threshold, 8 ticks at the start. The turn is placed at the extreme itself, in price and in time. The dashed leg is still forming.',
    },
    { type: 'heading', text: 'Effort and distance' },
    {
      type: 'paragraph',
      text: 'Price rises 20 ticks, and the leg has a delta of 1,200: net buying of 60 contracts for each tick. A dip follows. The next leg up has a delta of 1,500 but covers only 12 ticks. That is 125 contracts for each tick. Buyers worked twice as hard and got less far. Someone sold to them all the way up, and candles alone do not show it.',
    },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'More delta, fewer ticks: the move meets resting orders. This is absorption, seen over a whole leg.',
    },
    {
      type: 'bullet',
      text: 'Many ticks on little delta: hardly anybody stood in the way. The next visit to those prices will show whether that is still so.',
    },
    {
      type: 'bullet',
      text: 'A pullback on little delta: the pressure against the move was small. Compare it with the leg before it, not with a fixed number.',
    },
    {
      type: 'bullet',
      text: 'Delta against its own leg: price fell while buyers were the aggressors. They ran into a seller who let them come.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'Delta Swing as this page draws it',
      rows: [
        { name: 'Swing threshold', value: '4 to 40 ticks; 8 at the start' },
        { name: 'Place of a turn', value: 'The first trade at the extreme' },
        { name: 'Sum of all legs', value: 'The delta of the session, to the contract' },
        { name: 'Data', value: 'Trades with bid and ask; no tick replay' },
      ],
    },
    {
      type: 'paragraph',
      text: 'Take the threshold from your market. If it is smaller than a normal pullback, one move breaks into many legs. If it is much larger, you get few legs and learn of each one late.',
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'A turn is known only after the fact. With a threshold of 8 ticks, price must fall 8 ticks before a high counts as one. On a chart of yesterday the numbers stand neatly at the highs and lows. Nobody could see them there at the time.',
    },
    {
      type: 'paragraph',
      text: 'The last leg is open. Its number grows and shrinks with every trade, and the turn it starts from can still move. The threshold is a trap of its own: change it, and all legs change. It is easy to turn the knob until the chart agrees with you. Choose it before the session and leave it alone.',
    },
    {
      type: 'linkedParagraph',
      text: 'A leg is the wide view. For the narrow one, inside a single bar, read [Delta Micro].',
      links: [`/features/${micro.slug}`],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['delta-swing', 'swing', 'pullback', 'absorption', 'tick', 'delta'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'The delta of a leg sums up a move that has been made. It does not promise another one. Trading futures can cost you more than you deposited.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Delta Swing: la delta de cada tramo del precio',
    description:
      'Delta Swing suma la delta de un giro al siguiente. Cómo comparar tramos, qué umbral usar y por qué el último todavía puede cambiar.',
  },
  linkTitle: indicator.title,
  title: 'Delta Swing: ¿qué costó cada tramo?',
  summary:
    'El precio se mueve por tramos, no por barras. Delta Swing le pone a cada tramo una cifra: cuánto volumen agresivo hizo falta para llegar hasta ahí.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Suma, de un giro del precio al siguiente, cuánto más se compró con prisa de lo que se vendió con prisa.',
    },
    {
      type: 'paragraph',
      text: 'Las barras cortan el día con el reloj, y el precio no sabe de relojes. Una subida puede nacer a mitad de una barra y acabar a mitad de otra. Entonces ninguna la contiene entera. Delta Swing corta donde el precio giró, y así cada suma pertenece a un solo movimiento.',
    },
    { type: 'chart', chart: 'swing', live: true },
    {
      type: 'paragraph',
      text: 'La imagen es una ilustración simplificada, porque el método del indicador comercial no es público. La nuestra es un zigzag sencillo. Un tramo termina cuando el precio retrocede lo que marca el umbral, 8 ticks al inicio. El giro se coloca en el extremo mismo, en precio y en hora. El tramo discontinuo aún se está formando.',
    },
    { type: 'heading', text: 'Esfuerzo y distancia' },
    {
      type: 'paragraph',
      text: 'El precio sube 20 ticks y el tramo suma una delta de 1,200: una compra neta de 60 contratos por tick. Viene una bajada. La siguiente subida suma una delta de 1,500, pero recorre solo 12 ticks. Son 125 contratos por tick. Los compradores hicieron el doble de esfuerzo y llegaron menos lejos. Alguien les vendió durante toda la subida, y las velas solas no lo muestran.',
    },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'Más delta y menos ticks: el movimiento choca con órdenes pasivas. Es absorción, vista en un tramo entero.',
    },
    {
      type: 'bullet',
      text: 'Muchos ticks con poca delta: casi nadie se puso enfrente. La próxima visita a esos precios dirá si sigue siendo así.',
    },
    {
      type: 'bullet',
      text: 'Un retroceso con poca delta: la presión en contra fue pequeña. Compáralo con el tramo anterior, no con una cifra fija.',
    },
    {
      type: 'bullet',
      text: 'Delta contraria a su tramo: el precio bajó mientras los compradores eran los agresores. Dieron con un vendedor que los dejó venir.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'Delta Swing tal como lo dibuja esta página',
      rows: [
        { name: 'Umbral del tramo', value: 'De 4 a 40 ticks; al inicio, 8' },
        { name: 'Lugar del giro', value: 'La primera operación en el extremo' },
        { name: 'Suma de los tramos', value: 'La delta de la sesión, contrato por contrato' },
        {
          name: 'Datos',
          value: 'Operaciones con bid (compra) y ask (venta); sin Tick Replay',
        },
      ],
    },
    {
      type: 'paragraph',
      text: 'Saca el umbral de tu mercado. Si es menor que un retroceso normal, un solo movimiento se parte en muchos tramos. Si es mucho mayor, tendrás pocos tramos y te enterarás tarde de cada uno.',
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'Un giro solo se conoce cuando ya pasó. Con un umbral de 8 ticks, el precio tiene que caer 8 ticks para que un máximo cuente como tal. En el gráfico de ayer las cifras aparecen justo en los máximos y los mínimos. En ese momento nadie podía verlas ahí.',
    },
    {
      type: 'paragraph',
      text: 'El último tramo está abierto. Su cifra crece y se encoge con cada operación, y el giro del que parte todavía puede moverse. El umbral también tiene su trampa: si lo cambias, cambian todos los tramos. Es fácil girar la perilla hasta que el gráfico te dé la razón. Elige el valor antes de la sesión y no lo toques.',
    },
    {
      type: 'linkedParagraph',
      text: 'El tramo es la vista de lejos. Para la de cerca, dentro de una sola barra, lee [Delta Micro].',
      links: [`/es/features/${micro.slug}`],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['delta-swing', 'swing', 'pullback', 'absorption', 'tick', 'delta'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'La delta de un tramo resume un movimiento ya hecho. No promete otro. Con futuros se puede perder más de lo depositado.',
    },
  ],
};

/** The guide's card on Delta Swing. */
export const swing: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'swing',
  published: '2026-11-02',
  text: { en, es },
};
