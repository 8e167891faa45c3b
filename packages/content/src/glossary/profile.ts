import type { Term } from '@otm/schema';
import { profile } from '../indicators/profile.ts';

/** Terms of the volume profile: volume by price. */
export const profileTerms: readonly Term[] = [
  {
    id: 'volume-profile',
    name: { en: 'Volume profile', es: 'Perfil de volumen' },
    short: {
      en: 'The volume of a session drawn by price: one row for each tick, as long as what traded there.',
      es: 'El volumen de una sesión dibujado por precio: una fila por tick, tan larga como lo que se operó ahí.',
    },
    long: {
      en: 'Empty rows between the high and the low show where nobody dealt. A profile tells where business was done, not who did it. Early in the session it rests on few trades and its levels jump.',
      es: 'Las filas vacías entre el máximo y el mínimo muestran dónde nadie operó. Un perfil dice dónde hubo negocio, no quién lo hizo. Al comienzo de la sesión se apoya en pocas operaciones y sus niveles saltan.',
    },
    related: ['poc', 'value-area', 'high-volume-node', 'low-volume-node'],
    spellings: {
      en: ['volume profile', 'volume profiles'],
      es: ['perfil de volumen', 'perfiles de volumen', 'volume profile'],
    },
    article: profile.slug,
  },
  {
    id: 'poc',
    name: { en: 'Point of control (POC)', es: 'Punto de control (POC)' },
    short: {
      en: 'The price with the most volume in a profile.',
      es: 'El precio con más volumen de un perfil.',
    },
    long: {
      en: 'If two rows tie, the one nearer the middle of the range counts; if that ties too, the lower price. It can jump: a level from noon may be gone by the close.',
      es: 'Si dos filas empatan, vale la más cercana al centro del rango; si aún empatan, la de precio más bajo. Puede saltar: un nivel del mediodía quizá ya no esté al cierre.',
    },
    related: ['value-area', 'high-volume-node', 'volume-profile'],
    spellings: {
      en: ['POC', 'point of control', 'points of control'],
      es: ['POC', 'punto de control', 'puntos de control'],
    },
    article: profile.slug,
  },
  {
    id: 'value-area',
    name: { en: 'Value area', es: 'Área de valor' },
    short: {
      en: 'The prices around the POC that hold at least 70% of the session’s volume.',
      es: 'Los precios alrededor del POC que reúnen al menos el 70\u00A0% del volumen de la sesión.',
    },
    long: {
      en: 'From the POC, the next two rows above are compared with the next two below until 70% is reached. The larger pair joins, on a tie the upper one; a single row left counts alone. Tools that add one row at a time get slightly different edges.',
      es: 'Desde el POC se comparan las dos filas siguientes de arriba con las dos de abajo, hasta llegar al 70\u00A0%. Entra el par mayor, y si empatan, el de arriba; si queda una sola fila, cuenta esa. Si una herramienta agrega fila por fila, sus bordes difieren un poco.',
    },
    related: ['vah', 'val', 'poc', 'acceptance', 'volume-profile'],
    spellings: { en: ['value area', 'value areas'], es: ['área de valor', 'áreas de valor'] },
    article: profile.slug,
  },
  {
    id: 'vah',
    name: { en: 'Value area high (VAH)', es: 'Máximo del área de valor (VAH)' },
    short: {
      en: 'The upper edge of the value area: the highest row that was added to it.',
      es: 'El borde superior del área de valor: la fila más alta que se le agregó.',
    },
    long: {
      en: 'It is always a row of the area, never one that was only compared. If price stays and trades above it, that is acceptance.',
      es: 'Siempre es una fila del área, nunca una que solo se comparó. Si el precio se queda y opera por encima, hay aceptación.',
    },
    related: ['val', 'acceptance', 'value-area', 'breakout'],
    spellings: { en: ['VAH', 'value area high'], es: ['VAH', 'máximo del área de valor'] },
    article: profile.slug,
  },
  {
    id: 'val',
    name: { en: 'Value area low (VAL)', es: 'Mínimo del área de valor (VAL)' },
    short: {
      en: 'The lower edge of the value area: the lowest row that was added to it.',
      es: 'El borde inferior del área de valor: la fila más baja que se le agregó.',
    },
    long: {
      en: 'Below it, price is cheap next to most of the session. Cheap can get cheaper: only time and volume there show whether the market agrees. Yesterday’s VAL is not a floor.',
      es: 'Por debajo, el precio está barato frente a la mayor parte de la sesión. Lo barato puede abaratarse más: solo el tiempo y el volumen ahí muestran si el mercado lo acepta. El VAL de ayer no es un piso.',
    },
    related: ['vah', 'acceptance', 'value-area'],
    spellings: { en: ['VAL', 'value area low'], es: ['VAL', 'mínimo del área de valor'] },
    article: profile.slug,
  },
  {
    id: 'high-volume-node',
    name: { en: 'High-volume node (HVN)', es: 'Nodo de alto volumen (HVN)' },
    short: {
      en: 'A price zone of a profile with clearly more volume than the rows around it.',
      es: 'Una zona de precios del perfil con claramente más volumen que las filas de alrededor.',
    },
    long: {
      en: 'Both sides did much business there, so price often slows down when it returns. No fixed number makes a node: compare it with its neighbours. One minute of news can build one that means little later.',
      es: 'Ahí ambos lados hicieron mucho negocio, así que el precio suele frenar cuando regresa. Ningún número fijo define un nodo: compáralo con sus vecinos. Un minuto de noticias puede crear uno que luego diga poco.',
    },
    related: ['low-volume-node', 'poc', 'balance', 'volume-profile'],
    spellings: {
      en: ['high-volume node', 'high-volume nodes', 'HVN'],
      es: ['nodo de alto volumen', 'nodos de alto volumen', 'HVN'],
    },
    article: profile.slug,
  },
  {
    id: 'low-volume-node',
    name: { en: 'Low-volume node (LVN)', es: 'Nodo de bajo volumen (LVN)' },
    short: {
      en: 'A price zone of a profile with clearly less volume than the rows around it.',
      es: 'Una zona de precios del perfil con claramente menos volumen que las filas de alrededor.',
    },
    long: {
      en: 'Price passed through and found no partners. When it returns, it may turn away at the edge or cross the zone fast. Watch what trades there.',
      es: 'El precio pasó de largo sin encontrar con quién operar. Cuando regresa, puede darse la vuelta en el borde o cruzar con rapidez. Fíjate en lo que se opera ahí.',
    },
    related: ['high-volume-node', 'volume-profile', 'liquidity', 'breakout'],
    spellings: {
      en: ['low-volume node', 'low-volume nodes', 'LVN'],
      es: ['nodo de bajo volumen', 'nodos de bajo volumen', 'LVN'],
    },
    article: profile.slug,
  },
  {
    id: 'acceptance',
    name: { en: 'Acceptance', es: 'Aceptación' },
    short: {
      en: 'Price spends time and trades volume at new levels instead of coming straight back.',
      es: 'El precio pasa tiempo y opera volumen en niveles nuevos en vez de regresar enseguida.',
    },
    long: {
      en: 'A touch above the VAH is not acceptance; volume that builds up there is. The opposite is rejection: a short visit, little volume, a fast return. How long is enough depends on your bars: set your rule before the session.',
      es: 'Tocar por encima del VAH no es aceptación; acumular volumen ahí sí lo es. Lo contrario es el rechazo: visita corta, poco volumen y regreso rápido. Cuánto basta depende de tus barras: fija tu regla antes de la sesión.',
    },
    related: ['breakout', 'balance', 'value-area', 'vah', 'val'],
    spellings: { en: ['acceptance'], es: ['aceptación'] },
  },
  {
    id: 'balance',
    name: { en: 'Balance', es: 'Balance (equilibrio)' },
    short: {
      en: 'A stretch in which price moves sideways, because buyers and sellers agree on value.',
      es: 'Un período en que el precio se mueve de lado, porque compradores y vendedores coinciden en el valor.',
    },
    long: {
      en: 'Its profile is wide in the middle and thin at both edges. It ends when price leaves and is accepted outside. Many first attempts to leave fail.',
      es: 'Su perfil es ancho en el centro y delgado en ambos bordes. Termina cuando el precio sale y es aceptado fuera. Muchos primeros intentos de salir fallan.',
    },
    related: ['acceptance', 'breakout', 'value-area', 'trend'],
    spellings: { en: [], es: [] },
  },
];
