import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A result appears next to its risk note, never alone.',
        es: 'Un resultado va junto a su nota de riesgo, nunca solo.',
      },
      does: ({ sample, t }) => (
        <>
          <p>
            {t({
              en: 'A gain of $360 on crude oil, computed after the fact.',
              es: 'Una ganancia de $360 en petróleo, calculada después.',
            })}
          </p>
          {sample()}
        </>
      ),
      doesNot: ({ t }) => (
        <p>{t({ en: 'A gain of $360 on crude oil!', es: '¡Una ganancia de $360 en petróleo!' })}</p>
      ),
    },
  ],
  parts: [
    { selector: '.otm-risk-note', name: { en: 'statement', es: 'advertencia' } },
    { selector: '.otm-risk-note strong', name: { en: 'title', es: 'título' } },
  ],
  accessibility: {
    en: 'Plain text in the reading order, not a tooltip and not a footnote.',
    es: 'Texto normal en el orden de lectura, no una ayuda emergente ni una nota al pie.',
  },
};
