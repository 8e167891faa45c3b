import type { Term } from '@otm/schema';

/** Terms of risk and of results that nobody traded. */
export const riskTerms: readonly Term[] = [
  {
    id: 'risk-capital',
    name: { en: 'Risk capital', es: 'Capital de riesgo' },
    short: {
      en: 'Money that you can lose in full without a change in how you live.',
      es: 'Dinero que puedes perder por completo sin que cambie tu forma de vivir.',
    },
    long: {
      en: 'Only such money belongs in futures: not rent, savings for later years or borrowed money. A loss can be larger than the amount put in.',
      es: 'Solo ese dinero tiene lugar en los futuros: no el alquiler, ni el ahorro para la vejez, ni el dinero prestado. La pérdida puede ser mayor que la cantidad invertida.',
    },
    related: ['drawdown', 'futures-contract', 'hypothetical-result'],
    spellings: { en: ['risk capital'], es: ['capital de riesgo'] },
  },
  {
    id: 'hypothetical-result',
    name: { en: 'Hypothetical result', es: 'Resultado hipotético' },
    short: {
      en: 'A result worked out from simulated or past trades that nobody made with real money.',
      es: 'Un resultado calculado con operaciones simuladas o pasadas que nadie hizo con dinero real.',
    },
    long: {
      en: 'It has the benefit of hindsight and leaves out many costs, such as slippage. On this site a fixed statement stands beside it. It shows a method, not what you would have made.',
      es: 'Tiene la ventaja de conocer lo que pasó y deja fuera muchos costos, como el deslizamiento. En este sitio lleva al lado una declaración fija. Muestra un método, no lo que habrías ganado.',
    },
    related: ['slippage', 'market-replay', 'drawdown', 'risk-capital'],
    spellings: {
      en: ['hypothetical result', 'hypothetical results'],
      es: ['resultado hipotético', 'resultados hipotéticos'],
    },
  },
  {
    id: 'drawdown',
    name: { en: 'Drawdown', es: 'Drawdown (caída de la cuenta)' },
    short: {
      en: 'The fall of an account from its highest value to the lowest value that follows.',
      es: 'La caída de una cuenta desde su valor más alto hasta el más bajo que le sigue.',
    },
    long: {
      en: 'After a loss of 50% it takes a gain of 100% to get back. The deepest drawdown so far is not a limit: the next one can go deeper.',
      es: 'Después de perder el 50\u00A0% hace falta ganar el 100\u00A0% para volver. El drawdown más hondo hasta hoy no es un límite: el siguiente puede ser peor.',
    },
    related: ['risk-capital', 'hypothetical-result', 'slippage'],
    spellings: { en: ['drawdown', 'drawdowns'], es: ['drawdown', 'drawdowns'] },
  },
];
