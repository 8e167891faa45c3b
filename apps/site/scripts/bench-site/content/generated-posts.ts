import type { PageText, TextBlock } from './page-text.ts';

/** Turns a list so that it starts at another place. */
const turned = (blocks: readonly TextBlock[], by: number) => {
  const at = blocks.length > 0 ? by % blocks.length : 0;
  return [...blocks.slice(at), ...blocks.slice(0, at)];
};

/** A name that sorts like its number. */
const slugOf = (index: number) => `generated-post-${String(index).padStart(5, '0')}`;

/** Generates so many posts in the language of real ones, each with its own order of paragraphs. */
export function generatePosts(
  real: readonly PageText[],
  count: number,
  prefix: '' | '/es',
): readonly PageText[] {
  return Array.from({ length: count }, (_, index) => {
    const page = real[index % real.length];
    if (!page) throw new Error('A generated post needs a real one for its text.');
    const title = `${page.title} (${index})`;
    const [, ...rest] = page.blocks;
    return {
      path: `${prefix}/blog/${slugOf(index)}`,
      title,
      description: page.description,
      blocks: [{ tag: 'h1', text: title }, ...turned(rest, index)],
    };
  });
}
