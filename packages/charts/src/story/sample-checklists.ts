import type { Localized, SetupId, StoryStep } from '@otm/schema';

/** Steps for the checklists of both setups. */
export const sampleChecklists: Readonly<Record<SetupId, Localized<readonly StoryStep[]>>> = {
  momentum: {
    en: [
      { mark: 'value', title: 'Value', text: 'Where most volume was traded so far.' },
      { mark: 'closes', title: 'Two closes', text: 'Both are outside of value.' },
      { mark: 'trend', title: 'Trend', text: 'Delta and the VWAP move the same way.' },
      { mark: 'stop', title: 'Stop', text: 'A close back in value ends the idea.' },
      { mark: 'after', title: 'After', text: 'The bars that decide.' },
    ],
    es: [
      { mark: 'value', title: 'Valor', text: 'Donde más volumen se operó hasta ahora.' },
      { mark: 'closes', title: 'Dos cierres', text: 'Los dos quedan fuera del valor.' },
      { mark: 'trend', title: 'Tendencia', text: 'La delta y el VWAP van hacia el mismo lado.' },
      { mark: 'stop', title: 'Stop', text: 'Un cierre de vuelta en el valor invalida la idea.' },
      { mark: 'after', title: 'Después', text: 'Las barras que deciden.' },
    ],
  },
  reversal: {
    en: [
      { mark: 'extreme', title: 'Extreme', text: 'A new low of the session.' },
      { mark: 'delta', title: 'Delta', text: 'It was lower before.' },
      { mark: 'reentry', title: 'Reentry', text: 'A close back in value.' },
      { mark: 'stop', title: 'Stop', text: 'A lower low ends the idea.' },
      { mark: 'after', title: 'After', text: 'The bars that decide.' },
    ],
    es: [
      { mark: 'extreme', title: 'Extremo', text: 'Un mínimo nuevo de la sesión.' },
      { mark: 'delta', title: 'Delta', text: 'Antes había sido más baja.' },
      { mark: 'reentry', title: 'Regreso', text: 'Un cierre de vuelta en el valor.' },
      { mark: 'stop', title: 'Stop', text: 'Un mínimo menor invalida la idea.' },
      { mark: 'after', title: 'Después', text: 'Las barras que deciden.' },
    ],
  },
};
