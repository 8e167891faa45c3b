import type { Article, ArticleText } from '@otm/schema';
import { profile as indicator } from '../indicators/profile.ts';
import { vwap } from '../indicators/vwap.ts';

const en: ArticleText = {
  meta: {
    title: 'Volume Profile: POC and value area, step by step',
    description:
      'Volume Profile shows how much traded at each price. How the POC and the 70% value area are built, tie rules included, and how to read them.',
  },
  linkTitle: indicator.title,
  title: 'Volume Profile: at which prices did they trade?',
  summary:
    'Volume Profile stacks the contracts of the session by price. It marks the busiest price and the range that holds 70% of the volume.',
  blocks: [
    { type: 'heading', text: 'What it measures' },
    {
      type: 'paragraph',
      text: 'It shows how many contracts traded at each price of the session, no matter when.',
    },
    {
      type: 'paragraph',
      text: 'Most charts put volume under the bars, by time. The profile turns it on its side. Each price gets a row, one tick high, and the row is as long as the volume that traded there. A price that was skipped keeps an empty row, so that distances stay true.',
    },
    { type: 'chart', chart: 'profile', live: true },
    {
      type: 'facts',
      caption: 'The names on the profile',
      rows: [
        {
          name: 'POC',
          value:
            'The row with most volume. If rows tie, the one nearest the middle of the range; if they still tie, the lower price',
        },
        {
          name: 'Value area',
          value: 'The rows around the POC that hold at least 70% of the volume',
        },
        { name: 'VAH', value: 'The highest row of the value area' },
        { name: 'VAL', value: 'The lowest row of the value area' },
      ],
    },
    { type: 'heading', text: 'How the value area grows' },
    {
      type: 'steps',
      steps: [
        'Start with the POC.',
        'Add up the next two rows above, and the next two rows below.',
        'Take the pair with more volume. If they tie, take the upper one. Where one row is left, it counts alone; where a side is used up, go on with the other.',
        'Go back to the second step until at least 70% of the volume is inside.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Try it on eight prices from 100 to 107 with 5, 10, 20, 40, 30, 15, 8 and 2 contracts: 130 in all. The POC is 103. The pair above holds 45, the pair below 30, so 104 and 105 come in. That makes 85 contracts, or 65.4%. Now the pair below, 30, beats the pair above, 10. With 101 and 102 there are 115 inside, or 88.5%. VAL is 101 and VAH is 105. Pairs come in whole, so a profile this short can end well above 70%. With 100 rows it ends close to it.',
    },
    { type: 'heading', text: 'How to read it' },
    {
      type: 'bullet',
      text: 'Long rows: both sides found these prices good enough to trade a lot. Short rows: price went through and few took part.',
    },
    {
      type: 'bullet',
      text: 'Price inside the area: the session trades in balance around its POC. Small pushes are common here and say little.',
    },
    {
      type: 'bullet',
      text: 'Price outside: see whether volume builds up there. If it does, the market accepts the new prices. If not, price is out on a visit.',
    },
    {
      type: 'bullet',
      text: 'The POC jumps to another price: the busiest part of the day has moved. Ask since when.',
    },
    { type: 'heading', text: 'Settings' },
    {
      type: 'facts',
      caption: 'Settings of the profile on this page',
      rows: [
        { name: 'Value area', value: '50% to 90% in the replay; 70% at the start' },
        { name: 'Row', value: 'One tick' },
        { name: 'Span', value: 'The session, from its open to the latest trade' },
        { name: 'Method', value: 'Pairs of rows, as above' },
      ],
    },
    { type: 'heading', text: 'Where it misleads' },
    {
      type: 'paragraph',
      text: 'A young profile is a sketch. In the first half hour it rests on few trades, and one busy minute can move POC, VAH and VAL by many ticks. Later, two rows of almost equal length can pass the POC back and forth over a handful of contracts. When that happens there are two busy prices, and it makes no sense to insist on one.',
    },
    {
      type: 'paragraph',
      text: 'The levels also depend on the method. Some programs add one row at a time, some use 68%, and the edges come out some ticks apart on the same trades. So a level is a place to look at, not a wall. And a long row does not tell you who was right: each contract in it has a buyer and a seller.',
    },
    {
      type: 'linkedParagraph',
      text: 'The profile keeps every price apart. For the one average of them all, read [VWAP] next.',
      links: [`/features/${vwap.slug}`],
    },
    {
      type: 'terms',
      title: 'Related terms',
      terms: ['volume-profile', 'poc', 'value-area', 'vah', 'val', 'acceptance'],
    },
    {
      type: 'riskNote',
      title: 'Risk.',
      text: 'The profile shows where trading took place, not where price will go. A level can break at any time. Futures losses can be larger than the account.',
    },
  ],
};

const es: ArticleText = {
  meta: {
    title: 'Volume Profile: POC y área de valor, paso a paso',
    description:
      'Volume Profile muestra cuánto se operó en cada precio. Cómo se forman el POC y el área de valor del 70\u00A0%, con sus desempates, y cómo se leen.',
  },
  linkTitle: indicator.title,
  title: 'Volume Profile: ¿en qué precios se operó?',
  summary:
    'Volume Profile apila por precio los contratos de la sesión. Marca el precio más activo y el rango que reúne el 70\u00A0% del volumen.',
  blocks: [
    { type: 'heading', text: 'Qué mide' },
    {
      type: 'paragraph',
      text: 'Muestra cuántos contratos se operaron en cada precio de la sesión, sin importar a qué hora.',
    },
    {
      type: 'paragraph',
      text: 'Casi todos los gráficos ponen el volumen debajo de las barras, por tiempo. El perfil de volumen lo acuesta. Cada precio recibe una fila de un tick de alto, tan larga como el volumen que pasó por ahí. Un precio que se saltó conserva su fila vacía, para que las distancias sean reales.',
    },
    { type: 'chart', chart: 'profile', live: true },
    {
      type: 'facts',
      caption: 'Los nombres del perfil',
      rows: [
        {
          name: 'Punto de control (POC)',
          value:
            'La fila con más volumen. Si hay empate, la más cercana a la mitad del rango; si sigue el empate, el precio más bajo',
        },
        {
          name: 'Área de valor',
          value: 'Las filas alrededor del POC que reúnen al menos el 70\u00A0% del volumen',
        },
        { name: 'Máximo del área de valor (VAH)', value: 'La fila más alta del área' },
        { name: 'Mínimo del área de valor (VAL)', value: 'La fila más baja del área' },
      ],
    },
    { type: 'heading', text: 'Cómo crece el área de valor' },
    {
      type: 'steps',
      steps: [
        'Empieza en el POC.',
        'Suma las dos filas siguientes de arriba y, aparte, las dos siguientes de abajo.',
        'Agrega el par con más volumen. Si empatan, el de arriba. Si queda una sola fila, cuenta sola; si un lado se acaba, sigue con el otro.',
        'Vuelve al segundo paso hasta reunir al menos el 70\u00A0% del volumen.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Haz la prueba con ocho precios, de 100 a 107, y 5, 10, 20, 40, 30, 15, 8 y 2 contratos: 130 en total. El POC es 103. El par de arriba tiene 45 y el de abajo 30, así que entran 104 y 105. Ya son 85 contratos, el 65.4\u00A0%. Ahora el par de abajo, con 30, supera al de arriba, con 10. Con 101 y 102 hay 115 dentro, el 88.5\u00A0%. El VAL es 101 y el VAH es 105. Los pares entran completos, y por eso un perfil tan corto puede acabar muy por encima del 70\u00A0%. Con 100 filas acaba cerca.',
    },
    { type: 'heading', text: 'Cómo se lee' },
    {
      type: 'bullet',
      text: 'Filas largas: ambos lados vieron bien operar mucho en esos precios. Filas cortas: el precio pasó y pocos participaron.',
    },
    {
      type: 'bullet',
      text: 'Precio dentro del área: la sesión está en equilibrio alrededor de su POC. Aquí los empujones pequeños son comunes y dicen poco.',
    },
    {
      type: 'bullet',
      text: 'Precio fuera: observa si ahí se acumula volumen. Si se acumula, el mercado acepta los precios nuevos. Si no, el precio está de visita.',
    },
    {
      type: 'bullet',
      text: 'El POC salta a otro precio: la zona más activa del día se movió. Pregúntate desde cuándo.',
    },
    { type: 'heading', text: 'Ajustes' },
    {
      type: 'facts',
      caption: 'Ajustes del perfil de esta página',
      rows: [
        {
          name: 'Área de valor',
          value: 'Del 50\u00A0% al 90\u00A0% en la reproducción; al inicio, 70\u00A0%',
        },
        { name: 'Fila', value: 'Un tick' },
        { name: 'Periodo', value: 'La sesión, desde la apertura hasta la última operación' },
        { name: 'Método', value: 'Pares de filas, como se explica arriba' },
      ],
    },
    { type: 'heading', text: 'Dónde engaña' },
    {
      type: 'paragraph',
      text: 'Un perfil joven es un boceto. En la primera media hora se apoya en pocas operaciones, y un minuto agitado puede mover POC, VAH y VAL muchos ticks. Más tarde, dos filas casi iguales pueden pasarse el POC por un puñado de contratos. Cuando eso ocurre hay dos precios activos, y no tiene sentido insistir en uno.',
    },
    {
      type: 'paragraph',
      text: 'Los niveles también dependen del método. Algunos programas agregan fila por fila, otros usan el 68\u00A0%, y con las mismas operaciones los bordes quedan a unos ticks de distancia. Por eso un nivel es un lugar que conviene mirar, no un muro. Y una fila larga no dice quién tenía razón: cada contrato tiene un comprador y un vendedor.',
    },
    {
      type: 'linkedParagraph',
      text: 'El perfil mantiene separados los precios. Para el promedio de todos ellos, sigue con [VWAP].',
      links: [`/es/features/${vwap.slug}`],
    },
    {
      type: 'terms',
      title: 'Términos relacionados',
      terms: ['volume-profile', 'poc', 'value-area', 'vah', 'val', 'acceptance'],
    },
    {
      type: 'riskNote',
      title: 'Riesgo.',
      text: 'El perfil muestra dónde se operó, no adónde irá el precio. Un nivel puede romperse en cualquier momento. En futuros, la pérdida puede ser mayor que la cuenta.',
    },
  ],
};

/** The guide's card on Volume Profile. */
export const profile: Article = {
  slug: { en: indicator.slug, es: indicator.slug },
  picture: 'profile',
  published: '2026-11-02',
  text: { en, es },
};
