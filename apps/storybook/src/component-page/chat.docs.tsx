import type { ComponentDocs, ExampleContext } from '@otm/ui/stories';
import { StoryFrame } from './story-frame.tsx';

/** The open chat, with a line below its name. */
const withStatus = ({ locale }: ExampleContext, name: string, status: string) => (
  <StoryFrame
    story="chat-states--with-status"
    locale={locale}
    title={status}
    args={{ name, status }}
  />
);

/** The docs of the chat widget, which depends on nothing and so can't contain them. */
export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Say who answers and when: a status that promises an answer at night is a broken promise.',
        es: 'Di quién responde y cuándo: prometer una respuesta de noche es una promesa rota.',
      },
      does: (context) =>
        withStatus(
          context,
          'Ana',
          context.t({ en: 'Monday to Friday from 8 to 17', es: 'De lunes a viernes de 8 a 17' }),
        ),
      doesNot: (context) =>
        withStatus(context, 'Chat', context.t({ en: 'Always online', es: 'Responde siempre' })),
    },
  ],
  anatomy: ({ locale, t }) => (
    <StoryFrame
      story="chat-states--message"
      locale={locale}
      title={t({ en: 'The open chat', es: 'El chat abierto' })}
    />
  ),
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
