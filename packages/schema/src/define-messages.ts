import { defaultLocale, type Locale, type Localized } from './locale.ts';
import type { AllowedIn, Message, NeededIn } from './message.ts';

type OtherLocale = Exclude<Locale, typeof defaultLocale>;

/** Named in a compiler error: the message has to contain this placeholder. */
interface MissingPlaceholder<Name> {
  readonly missingPlaceholder: Name;
}

/** Named in a compiler error: nothing fills in this placeholder. */
interface UnknownPlaceholder<Name> {
  readonly unknownPlaceholder: Name;
}

/** Named in a compiler error: nothing shows a message of this key. */
interface UnknownKey<Key> {
  readonly unknownKey: Key;
}

type MatchingMessage<Reference extends string, Text extends string> = [AllowedIn<Text>] extends [
  AllowedIn<Reference>,
]
  ? [NeededIn<Reference>] extends [AllowedIn<Text>]
    ? Text
    : MissingPlaceholder<Exclude<NeededIn<Reference>, AllowedIn<Text>>>
  : UnknownPlaceholder<Exclude<AllowedIn<Text>, AllowedIn<Reference>>>;

/** The type that a catalog needs to match another one: the same keys, and placeholders that fit. */
type Matching<Reference, Catalog> = Reference extends string
  ? Catalog extends string
    ? MatchingMessage<Reference, Catalog>
    : string
  : Reference extends object
    ? {
        readonly [Key in keyof Reference]: Key extends keyof Catalog
          ? Matching<Reference[Key], Catalog[Key]>
          : Reference[Key];
      } & { readonly [Key in Exclude<keyof Catalog, keyof Reference>]: UnknownKey<Key> }
    : Reference;

/** A catalog without its wording: each message is typed by its placeholders alone. */
type Messages<Catalog> = Catalog extends string
  ? [AllowedIn<Catalog>] extends [never]
    ? string
    : Message<AllowedIn<Catalog>, NeededIn<Catalog>>
  : { readonly [Key in keyof Catalog]: Messages<Catalog[Key]> };

/**
 * Checks one language's messages in the file where they're written: against the labels of the
 * component that shows them, or against the default language's catalog.
 *
 * @example
 * const form = messagesFor<FormLabels<'email'>>()({ title: 'Write to us', … });
 */
export const messagesFor =
  <Reference>() =>
  <const Catalog>(catalog: Catalog & Matching<Reference, Catalog>): Catalog =>
    catalog;

/**
 * Pairs the default language's messages with their translations. A missing or unknown key, or a
 * missing or unknown placeholder, doesn't compile in any language.
 *
 * @example
 * const cart = defineMessages({ items: '{count} items' }, { es: { items: '{count} artículos' } });
 */
export function defineMessages<const Default, const Others extends Record<OtherLocale, unknown>>(
  defaults: Default,
  others: Others & { readonly [Other in keyof Others]: Matching<Default, Others[Other]> },
): Localized<Messages<Default>>;
// For bundlers, which leave out unused messages then.
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages(
  defaults: unknown,
  others: Record<OtherLocale, unknown>,
): Localized<unknown> {
  return { [defaultLocale]: defaults, ...others };
}
