import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Short labels of the same kind, so that they fit next to each other on a phone.',
        es: 'Etiquetas cortas y del mismo tipo, para que quepan juntas en un teléfono.',
      },
      // One box: the panels are next to the tabs, not in them.
      does: ({ sample }) => <div>{sample()}</div>,
      doesNot: ({ sample, t }) => (
        <div>
          {sample({
            tabs: [
              {
                id: 'rule-a',
                label: t({
                  en: 'Download the free delta bar indicator and read how to install it',
                  es: 'Descargar el indicador gratis de delta por barra y leer cómo se instala',
                }),
                href: '#a',
              },
              { id: 'rule-b', label: 'VWAP', href: '#b' },
            ],
          })}
        </div>
      ),
    },
  ],
  parts: [
    { selector: '.otm-tabs', name: { en: 'list of tabs', es: 'lista de pestañas' } },
    {
      selector: '.otm-tabs [aria-selected="true"]',
      name: { en: 'selected tab, with its line', es: 'pestaña elegida, con su línea' },
    },
    { selector: '.otm-tabs [aria-selected="false"]', name: { en: 'tab', es: 'pestaña' } },
    {
      selector: '[role="tabpanel"]',
      name: { en: 'panel, outside of the component', es: 'panel, fuera del componente' },
    },
  ],
  accessibility: {
    en: 'One tab stop; the arrow keys move between tabs. Without JavaScript they’re links. Each tab needs a panel with the id panel-<id>.',
    es: 'Una sola parada de tabulación; las flechas cambian de pestaña. Sin JavaScript son enlaces. Cada pestaña necesita un panel con el id panel-<id>.',
  },
};
