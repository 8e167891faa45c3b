/** The built-in texts, English and Spanish; the attribute of the same name goes before each. */
const texts = {
  /** Name of the button. */
  label: ['Chat with us', 'Chatea con nosotros'],
  status: ['Typically replies within 1 hour', 'Suele responder en 1 hora'],
  /** The status outside the hours. */
  'status-away': ['Away, replies later', 'Ausente, responde luego'],
  /** Intro message; an empty line begins another bubble. */
  message: ['Hello there! 🤝\nHow can we help?', '¡Hola! 🤝\n¿En qué te ayudamos?'],
  placeholder: ['Type a message..', 'Escribe un mensaje..'],
  /** Beside the moving dots. */
  'label-typing': ['Typing', 'Escribiendo'],
  /** Name of the send button; `{channel}` is the messaging service. */
  'label-send': ['Send by {channel}, new window', 'Enviar por {channel}, otra ventana'],
  'label-close': ['Close', 'Cerrar'],
} satisfies Record<string, [en: string, es: string]>;

/** The names of all texts. */
export type TextName = keyof typeof texts;

/** The built-in text for a language tag; English for every language but Spanish. */
export const builtInText = (name: TextName, tag: string): string =>
  texts[name][/^es\b/i.test(tag) ? 1 : 0];

/** Hours and minutes as a language writes them; a tag that is none falls back to the visitor's own. */
export function clock(time: Date, tag: string | undefined): string {
  try {
    return time.toLocaleTimeString(tag, { timeStyle: 'short' });
  } catch {
    return clock(time, undefined);
  }
}
