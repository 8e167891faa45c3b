/** A translation of every built-in label and message. */
const labels = {
  /** Name of the launcher. */
  label: { en: 'Chat with us', es: 'Chatea con nosotros' },
  /** Line below the account name. */
  status: { en: 'Typically replies within 1 hour', es: 'Suele responder en 1 hora' },
  /** Line below the account name outside business hours. */
  'status-away': { en: 'Away, replies later', es: 'Ausente, responde luego' },
  /** Intro message; an empty line starts another bubble. */
  message: {
    en: 'Hello there! 🤝\nHow can we help?',
    es: '¡Hola! 🤝\n¿En qué te ayudamos?',
  },
  /** Placeholder and accessible name of the input. */
  placeholder: { en: 'Type a message..', es: 'Escribe un mensaje..' },
  /** Text next to the typing indicator. */
  'label-typing': { en: 'Typing', es: 'Escribiendo' },
  /** Accessible name of the send button; `{channel}` is the messaging service. */
  'label-send': { en: 'Send by {channel}, new window', es: 'Enviar por {channel}, otra ventana' },
  /** Accessible name of the close button. */
  'label-close': { en: 'Close', es: 'Cerrar' },
};

/** The name of a label, which is also the attribute that replaces it. */
export type LabelName = keyof typeof labels;

/** Returns the built-in label for a language tag, in English for any language but Spanish. */
export const builtInLabel = (name: LabelName, tag: string): string =>
  labels[name][/^es\b/i.test(tag) ? 'es' : 'en'];

/** Values of the placeholders in a text. */
export interface Placeholders {
  readonly url?: string;
  readonly title?: string;
  readonly channel?: string;
}

/** Replaces each known `{name}` in a text; unknown ones stay as written. */
export const fill = (text: string, values: Placeholders) =>
  text.replace(
    /\{(url|title|channel)\}/g,
    (placeholder, name: keyof Placeholders) => values[name] ?? placeholder,
  );

/** Formats hours and minutes. Falls back to the visitor's locale for an invalid tag. */
export function clock(time: Date, tag: string | undefined): string {
  try {
    return time.toLocaleTimeString(tag, { timeStyle: 'short' });
  } catch {
    return clock(time, undefined);
  }
}
