/** One scaffold of every kind, for the tests and the proof. */
export const samples = [
  ['page', ['partners', 'Partner program', 'Programa de socios']],
  ['block', ['check-list']],
  ['plan', ['studio', 'Studio', 'Estudio']],
  ['indicator', ['bar-range', 'Bar Range', 'Rango de barra']],
];
