import { type Localized, messagesFor, type ProofTexts } from '@otm/schema';

const en = messagesFor<ProofTexts>()({
  effort: {
    title: 'You see the effort, and what it gained',
    text: 'Contracts of delta for each tick price moved, in the last four parts of the session above.',
  },
  volume: {
    title: 'You see where volume concentrated',
    text: 'The price with the most contracts; {share}% of all contracts traded between {val} and {vah}.',
  },
  check: {
    title: 'You can check every number',
    seed: 'Seed {seed}',
    text: 'All numbers here come from one seed. Type another, and your browser recomputes the page.',
    label: 'Seed',
    action: 'Compute',
    done: 'The page now shows seed {seed}.',
  },
});

const es = messagesFor<ProofTexts>()({
  effort: {
    title: 'Ves el esfuerzo y lo que logra',
    text: 'Contratos de delta por tick de precio, en las últimas cuatro partes de la sesión.',
  },
  volume: {
    title: 'Ves dónde se concentró el volumen',
    text: 'El precio con más contratos; el {share}\u00A0% se operó entre {val} y {vah}.',
  },
  check: {
    title: 'Puedes comprobar cada número',
    seed: 'Semilla {seed}',
    text: 'Todos los números salen de una semilla. Escribe otra y tu navegador calcula la página de nuevo.',
    label: 'Semilla',
    action: 'Calcular',
    done: 'Ahora la página muestra la semilla {seed}.',
  },
});

/** The proof on the home page: effort and result, the POC, and the seed. */
export const proofTexts: Localized<ProofTexts> = { en, es };
