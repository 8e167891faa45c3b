import { own } from './own.ts';

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

/** Labels and messages of one language. */
export type Labels = Partial<Record<LabelName, string>>;

/** Languages added by the optional module, by primary subtag. */
const added: Record<string, Labels> = {};

/** Adds the labels of further languages, by primary subtag. */
export const addLanguages = (languages: Readonly<Record<string, Labels>>) =>
  Object.assign(added, languages);

/** Returns the primary subtag of a language tag: `es` for `es-MX`. */
export const primarySubtag = (tag: string) => /^[a-z]*/.exec(tag.toLowerCase())?.[0] ?? '';

/** Returns the built-in label for a language tag, in English when there is no translation. */
export function builtInLabel(name: LabelName, tag: string): string {
  const language = primarySubtag(tag);
  return own(labels[name], language) ?? own(added, language)?.[name] ?? labels[name].en;
}

/** Replaces each known `{name}` in a text; unknown ones stay as written. */
export const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => own(values, name) ?? placeholder);

/** Formats hours and minutes. Falls back to the visitor's locale for an invalid tag. */
export function clock(time: Date, tag: string | undefined): string {
  try {
    return time.toLocaleTimeString(tag, { timeStyle: 'short' });
  } catch {
    return clock(time, undefined);
  }
}
