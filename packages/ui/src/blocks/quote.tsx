import type { BlockOf } from '@otm/schema';

/** A verbatim quote in its own language, with its source. */
export function Quote({ text, lang, source }: Omit<BlockOf<'quote'>, 'type'>) {
  return (
    <figure className="otm-quote">
      <blockquote lang={lang}>{text}</blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}
