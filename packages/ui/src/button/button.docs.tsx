import type { ComponentDocs } from '../stories/index.ts';
import { Button } from './button.tsx';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'One gold button per screen: gold marks what to do next.',
        es: 'Un solo botón dorado por pantalla: el dorado indica el siguiente paso.',
      },
      does: ({ t }) => (
        <>
          <Button variant="primary">{t({ en: 'See plans', es: 'Ver planes' })}</Button>
          <Button>{t({ en: 'Try it free', es: 'Probar gratis' })}</Button>
        </>
      ),
      doesNot: ({ t }) => (
        <>
          <Button variant="primary">{t({ en: 'See plans', es: 'Ver planes' })}</Button>
          <Button variant="primary">{t({ en: 'Try it free', es: 'Probar gratis' })}</Button>
        </>
      ),
    },
  ],
  accessibility: {
    en: 'Its text is its name, so write what happens: “Send message”, not “OK”. Use a ButtonLink to go somewhere, a Button to do something.',
    es: 'Su texto es su nombre: escribe lo que pasa, “Enviar mensaje” y no “Aceptar”. Para ir a otra página usa ButtonLink; para actuar, Button.',
  },
};
