import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'One per site, on the 404 page: it’s a joke with a meaning.',
        es: 'Uno por sitio, en la página 404: es una broma con sentido.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => (
        <>
          {sample()}
          {sample()}
        </>
      ),
    },
  ],
  accessibility: {
    en: 'Its title is its alternative text. It isn’t the message: the heading next to it is.',
    es: 'Su título es el texto alternativo. No es el mensaje: ese es el título de la página.',
  },
};
