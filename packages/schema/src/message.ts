declare const placeholders: unique symbol;

/**
 * A message as labels declare it, typed by its `{name}` placeholders.
 *
 * `Message<'email'>` needs `{email}` and allows no other; `Message<'poc' | 'vah', never>` may use
 * either and needs none. A plain `string` allows no placeholder.
 */
export type Message<Allowed extends string, Needed extends string = Allowed> = string & {
  // A function, so that TypeScript compares both sets: allowed names by its result, needed ones by its parameter.
  readonly [placeholders]?: (needed: Needed) => Allowed;
};

/** The names between braces in a string literal; those of a computed string are unknown. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The placeholders that a message may use: those in a literal, or those that its type declares. */
export type AllowedIn<Text extends string> = typeof placeholders extends keyof Text
  ? Text extends Message<infer Allowed, never>
    ? Allowed
    : never
  : Names<Text>;

/** The placeholders that a message can't do without. */
export type NeededIn<Text extends string> = typeof placeholders extends keyof Text
  ? Text extends Message<string, infer Needed>
    ? Needed
    : never
  : Names<Text>;

/** One value for each placeholder of a message; none for a plain string. */
export type MessageValues<Text extends string> = [AllowedIn<Text>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<AllowedIn<Text>, string | number>>;
