/** A text in both built-in languages. */
type Translations = readonly [english: string, spanish: string];

/** Returns the text for a language tag, in English for any language but Spanish. */
const translate = ([english, spanish]: Translations, tag: string) =>
  /^es\b/i.test(tag) ? spanish : english;

const launcher: Translations = ['Chat with us', 'Chatea con nosotros'];

/** Every built-in label and message. */
const labels = {
  /** Name of the launcher. */
  label: launcher,
  /** Line below the account name. */
  status: ['Typically replies within 1 hour', 'Suele responder en 1 hora'],
  /** Line below the account name outside business hours. */
  'status-away': ['Away, replies later', 'Ausente, responde luego'],
  /** Intro message; an empty line starts another bubble. */
  message: ['Hello there! 🤝\nHow can we help?', '¡Hola! 🤝\n¿En qué te ayudamos?'],
  /** Placeholder and accessible name of the input. */
  placeholder: ['Type a message..', 'Escribe un mensaje..'],
  /** Text next to the typing indicator. */
  'label-typing': ['Typing', 'Escribiendo'],
  /** Accessible name of the send button; `{channel}` is the messaging service. */
  'label-send': ['Send by {channel}, new window', 'Enviar por {channel}, otra ventana'],
  /** Accessible name of the close button. */
  'label-close': ['Close', 'Cerrar'],
} satisfies Record<string, Translations>;

/** The name of a label, which is also the attribute that replaces it. */
export type LabelName = keyof typeof labels;

/** Returns the built-in label for a language tag. */
export const builtInLabel = (name: LabelName, tag: string): string => translate(labels[name], tag);

/** Returns the built-in name of the launcher; a bundle that needs no other label leaves them out. */
export const launcherLabel = (tag: string): string => translate(launcher, tag);

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
