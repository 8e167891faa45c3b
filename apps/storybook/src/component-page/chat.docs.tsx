import type { ComponentDocs } from '@otm/ui/stories';

/** The docs of the chat widget, which depends on nothing and so can't contain them. */
export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Say who answers and when: a status that promises an answer at night is a broken promise.',
        es: 'Di quién responde y cuándo: prometer una respuesta de noche es una promesa rota.',
      },
      does: ({ sample, t }) =>
        sample({
          name: 'Ana',
          status: t({ en: 'Mon–Fri, 8–17', es: 'Lun a vie, de 8 a 17' }),
        }),
      doesNot: ({ sample, t }) =>
        sample({ name: 'Chat', status: t({ en: 'Always online!', es: '¡Siempre en línea!' }) }),
    },
  ],
  accessibility: {
    en: 'One tab stop while it’s closed, a link without JavaScript. Focus moves into the panel on opening and returns to the launcher on closing; new messages are announced politely.',
    es: 'Una sola parada de tabulación mientras está cerrado, y un enlace sin JavaScript. Al abrir, el foco entra al panel; al cerrar, vuelve al botón. Los mensajes nuevos se anuncian sin interrumpir.',
  },
  keys: [
    { keys: 'Enter, Space', does: 'Opens the chat from the launcher.' },
    { keys: 'Enter', does: 'Sends the text; with Shift it starts a new line.' },
    { keys: 'Escape', does: 'Closes the panel.' },
  ],
};
