/** Returns an integer that depends only on a text. */
function hash(text: string): number {
  let state = 7;
  for (const character of text)
    state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return Math.imul(state ^ (state >>> 15), 2_246_822_507) >>> 0;
}

/**
 * Returns the view of the profile that is a video's poster: the same for the same URL, another for
 * another. Videos share the profile and differ in its place and its stretch, which costs a document a
 * few bytes per video; a profile each would cost fifty.
 */
export function posterView(url: string): string {
  const number = hash(url);
  const top = (number % 9) * 8 - 32;
  const width = 100 + (Math.floor(number / 9) % 160);
  return `0 ${top} ${width} 90`;
}
