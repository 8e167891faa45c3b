import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Say what happened and what to do next, without shouting.',
        es: 'Di qué pasó y qué hacer ahora, sin gritar.',
      },
      does: ({ sample, t }) =>
        sample({
          label: t({ en: 'Message not sent', es: 'Mensaje sin enviar' }),
          children: (
            <p>
              {t({
                en: 'The message wasn’t sent. Your text is still here: try again.',
                es: 'El mensaje no se envió. Tu texto sigue aquí: intenta otra vez.',
              })}
            </p>
          ),
        }),
      doesNot: ({ sample, t }) =>
        sample({
          label: 'Error',
          children: (
            <p>{t({ en: 'ERROR! Something went wrong.', es: '¡ERROR! Algo salió mal.' })}</p>
          ),
        }),
    },
  ],
  parts: [
    {
      selector: '.otm-notice',
      name: { en: 'region; its label is hidden', es: 'región; su etiqueta no se ve' },
    },
    { selector: '.otm-notice p', name: { en: 'message', es: 'mensaje' } },
  ],
  accessibility: {
    en: 'A named region. It announces nothing by itself: put it into the page before or use a live region around it.',
    es: 'Es una región con nombre. No anuncia nada por sí sola: ponla en la página antes o dentro de una región viva.',
  },
};
