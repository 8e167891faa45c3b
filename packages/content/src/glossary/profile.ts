import { profile } from '../indicators/profile.ts';
import type { Term } from '../schema/term.ts';

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
      en: 'Rows without a trade between the high and the low stay in the picture, since they show where nobody dealt. A profile tells where business was done, not who did it. Early in the session it rests on few trades and its levels jump.',
      es: 'Las filas sin operaciones entre el máximo y el mínimo también se dibujan, porque muestran dónde nadie quiso operar. Un perfil dice dónde hubo negocio, no quién lo hizo. Al comienzo de la sesión se apoya en pocas operaciones y sus niveles saltan.',
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
      en: 'If two rows tie, the one nearer the middle of the range counts; if that is a tie too, the lower price does. It lies where both sides did the most business. During the day it can jump, so a level from noon may be gone by the close.',
      es: 'Si dos filas empatan, vale la más cercana al centro del rango; si aún empatan, la de precio más bajo. Está donde ambos lados hicieron más negocio. Durante el día puede saltar, así que un nivel del mediodía quizá ya no esté al cierre.',
    },
    related: ['volume-profile', 'value-area', 'high-volume-node'],
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
      en: 'It starts at the POC and compares the next two rows above with the next two below. The larger pair joins, on a tie the upper one; where a single row is left, that row counts alone. It stops once 70% is reached. Tools that add one row at a time get slightly different edges.',
      es: 'Parte del POC y compara las dos filas siguientes de arriba con las dos de abajo. Entra el par mayor, y si empatan, el de arriba; donde queda una sola fila, cuenta esa fila. Se detiene al llegar al 70\u00A0%. Las herramientas que agregan fila por fila dan bordes un poco distintos.',
    },
    related: ['poc', 'vah', 'val', 'acceptance', 'volume-profile'],
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
      en: 'It is always a row that belongs to the area, never one that was only compared. Above it, price trades outside the value of that session. Whether it can stay there is the question of acceptance.',
      es: 'Siempre es una fila que pertenece al área, nunca una que solo se comparó. Por encima, el precio opera fuera del valor de esa sesión. Si logra quedarse ahí es la pregunta de la aceptación.',
    },
    related: ['val', 'value-area', 'acceptance', 'breakout'],
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
      en: 'Below it, price is cheap compared with where most of the session traded. Cheap can get cheaper: only time and volume down there show whether the market agrees. Yesterday’s VAL is a level to watch, not a floor.',
      es: 'Por debajo, el precio está barato frente a donde se operó la mayor parte de la sesión. Lo barato puede abaratarse más: solo el tiempo y el volumen ahí abajo muestran si el mercado lo acepta. El VAL de ayer es un nivel que conviene vigilar, no un piso.',
    },
    related: ['vah', 'value-area', 'acceptance'],
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
      en: 'Both sides did much business there, so price often slows down when it returns. No fixed number makes a node: compare it with its neighbours. One busy minute of news can build a node that means little later.',
      es: 'Ambos lados hicieron mucho negocio ahí, así que el precio suele frenar cuando regresa. Ningún número fijo define un nodo: compáralo con sus vecinos. Un solo minuto de noticias puede crear un nodo que después signifique poco.',
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
      en: 'Price passed through without finding partners. When it returns, it may turn away at the edge or cross the zone fast; both happen. Watch what trades there instead of guessing.',
      es: 'El precio pasó de largo sin encontrar con quién operar. Cuando regresa, puede darse la vuelta en el borde o cruzar la zona con rapidez; ambas cosas pasan. Fíjate en lo que se opera ahí en vez de adivinar.',
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
      en: 'A touch above the VAH is not acceptance; volume that builds up there is. The opposite is rejection: a short visit, little volume, a fast return. How long is long enough depends on your bars, so write your rule down before the session.',
      es: 'Tocar por encima del VAH no es aceptación; acumular volumen ahí sí lo es. Lo contrario es el rechazo: visita corta, poco volumen y regreso rápido. Cuánto tiempo basta depende de tus barras, así que escribe tu regla antes de la sesión.',
    },
    related: ['value-area', 'vah', 'val', 'breakout', 'balance'],
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
      en: 'Its profile is widest near the middle and thin at both edges. It ends when price leaves and is accepted outside. Many first attempts to leave fail.',
      es: 'Su perfil es más ancho cerca del centro y delgado en ambos bordes. Termina cuando el precio sale y es aceptado fuera. Muchos primeros intentos de salir fallan.',
    },
    related: ['acceptance', 'value-area', 'trend', 'breakout'],
    spellings: { en: [], es: [] },
  },
];
