/** Values of the placeholders in a text or URL. */
export type Placeholders = {
  readonly [Name in 'url' | 'title' | 'channel' | 'phone' | 'user' | 'text']?: string | undefined;
};

/** Replaces each known `{name}` that has a value; the others stay as written. */
export const fill = (text: string, values: Placeholders) =>
  text.replace(
    /\{(url|title|channel|phone|user|text)\}/g,
    (placeholder, name: keyof Placeholders) => values[name] ?? placeholder,
  );
