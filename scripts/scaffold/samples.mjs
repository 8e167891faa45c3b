/** One scaffold of every kind, for the tests and the proof. */
export const samples = [
  ['page', ['partners', 'Partner program', 'Programa de socios']],
  ['block', ['check-list']],
  ['plan', ['studio', 'Studio', 'Estudio']],
  ['indicator', ['bar-range', 'Bar Range', 'Rango de barra']],
];

/** The arguments of an article of the guide and of a post. */
export const articles = [
  ['guide', 'strategies', 'Opening range', 'Rango de apertura'],
  ['blog', 'How a trade ends', 'Cómo termina una operación'],
];
