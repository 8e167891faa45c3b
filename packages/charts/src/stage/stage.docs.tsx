import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Let the visitor choose the part; the stage doesn’t move on by itself.',
        es: 'El visitante elige la parte; el escenario no avanza solo.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => (
        <div style={{ inlineSize: '16rem', overflow: 'hidden' }}>{sample()}</div>
      ),
    },
  ],
  accessibility: {
    en: 'The parts are radio buttons, so arrows move between them. Every number is in the table below.',
    es: 'Las partes son botones de opción y se cambian con las flechas. Todos los números están en la tabla.',
  },
};
