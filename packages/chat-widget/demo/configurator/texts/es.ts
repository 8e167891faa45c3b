import { descriptions } from './es-descriptions.ts';
import type { Texts } from './texts.ts';

/** The Spanish texts. */
export const es: Texts = {
  title: 'Configura tu botón de chat',
  intro:
    'Cambia una opción y mira cómo cambia el widget. Después copia el código para tu sitio. Nada de lo que escribes sale de esta página.',
  language: 'Idioma de esta página',
  options: 'Opciones',
  groups: {
    account: 'Cuenta',
    conversation: 'Conversación',
    launcher: 'Botón',
    look: 'Aspecto',
    hours: 'Horario de atención',
    notifications: 'Notificaciones',
    more: 'Más',
  },
  unset: 'Sin definir',
  badCss: 'Una hoja de estilo no acepta este valor. Se omite.',
  reset: 'Empezar de nuevo',
  preview: 'Vista previa',
  themes: { light: 'Con el tema claro', dark: 'Con el tema oscuro' },
  showPanel: 'Mostrar el panel abierto',
  notify: 'Notificar ahora',
  yourPage: 'Tu página',
  unreachable:
    'No se puede escribir a esta cuenta: falta el teléfono, el usuario o el canal, o no es válido. Tu página no mostraría ningún botón de chat.',
  snippet: 'Código para tu sitio',
  siteKind: 'Tipo de sitio',
  paste: {
    HTML: 'Pégalo antes de la etiqueta de cierre del body, en todas las páginas.',
    React:
      'Ejecuta npm install @otm/chat-widget y coloca el componente una sola vez, en tu layout.',
    Vue: 'Ejecuta npm install @otm/chat-widget, declara chat-widget como elemento personalizado (isCustomElement) y usa el componente en tu app.',
    Astro: 'Ejecuta npm install @otm/chat-widget y usa el componente en tu layout.',
    WordPress: 'Pégalo al final de functions.php, en tu tema hijo.',
  },
  copy: 'Copiar el código',
  copied: 'El código está en el portapapeles.',
  selected: 'El código está seleccionado. Cópialo con Ctrl+C o ⌘C.',
  descriptions,
};
