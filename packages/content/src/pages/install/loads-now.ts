import type { DecisionQuestion, Localized } from '@otm/schema';
import { sharedSteps } from './shared-steps.ts';

const words = {
  en: {
    question: 'Does the indicator load now?',
    yes: 'Yes, it loads',
    solved: 'Good. That was the cause, and you’re done.',
    no: 'No, not yet',
    message: `${sharedSteps.en.together} This message lists what you’ve tried.`,
  },
  es: {
    question: '¿Carga ahora el indicador?',
    yes: 'Sí, ya carga',
    solved: 'Perfecto. Esa era la causa y no queda nada más por hacer.',
    no: 'No, todavía no',
    message: `${sharedSteps.es.together} Este mensaje incluye lo que ya probaste.`,
  },
} satisfies Localized<unknown>;

/** The question after every attempt: it works, or the attempt goes into a message to support. */
const question = (locale: keyof typeof words): DecisionQuestion => {
  const { yes, solved, no, message } = words[locale];
  return {
    question: words[locale].question,
    answers: [
      { answer: yes, steps: [], next: { type: 'solved', text: solved } },
      { answer: no, steps: [], next: { type: 'message', text: message } },
    ],
  };
};

/** Asked after every attempt of a decision tree. */
export const loadsNow: Localized<DecisionQuestion> = { en: question('en'), es: question('es') };
