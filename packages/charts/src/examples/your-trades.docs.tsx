import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Say which line of the file is wrong, and keep what was typed.',
        es: 'Di qué línea del archivo está mal y conserva lo escrito.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ t }) => <p>{t({ en: 'Invalid file.', es: 'Archivo no válido.' })}</p>,
    },
  ],
  accessibility: {
    en: 'The text field has a label, and its problems are announced politely with their line.',
    es: 'El campo tiene etiqueta, y sus problemas se anuncian con su línea, sin interrumpir.',
  },
};
