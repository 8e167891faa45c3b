import type { MessageValues } from './message.ts';

/** Thrown when a message has a placeholder without a value. */
export class MessageError extends Error {
  override readonly name = 'MessageError';

  constructor(text: string, placeholder: string) {
    super(`No value for {${placeholder}} in "${text}". Pass one, or remove the placeholder.`);
  }
}

/**
 * Fills in a message's `{name}` placeholders.
 *
 * @throws {MessageError} If a placeholder has no value, which only a computed message can cause.
 */
export function format<Text extends string>(text: Text, values: MessageValues<Text>): string {
  return text.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
    const value = (values as Readonly<Record<string, string | number>>)[placeholder];
    if (value === undefined) throw new MessageError(text, placeholder);
    return String(value);
  });
}
