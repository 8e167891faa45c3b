import { correctionBytes } from './reed-solomon.ts';

/**
 * Bytes of data and of error correction in versions 1 to 6 at the lowest level, and the number of
 * blocks that both are divided into. Version 6 has room for 134 bytes of text.
 */
const versions = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 36, 2],
] as const;

/** Returns the header, the text and the padding as bytes. */
function packData(text: Uint8Array, capacity: number): number[] {
  // Four bits say that bytes follow, so each byte begins in the middle of another.
  const bytes = [4, text.length, ...text, 0].map((byte, index, all) =>
    index ? (((all[index - 1] as number) << 4) | (byte >> 4)) & 255 : 0,
  );
  const data = bytes.slice(1);
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Takes the first entry of each list, then the second of each, and so on. */
const interleave = (lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).flatMap((_, index) => lists.map((list) => list[index] as number));

/** Encodes a text in the smallest version that it fits into, undefined if it is too long. */
export function encodeText(text: string) {
  const encoded = new TextEncoder().encode(text);
  const index = versions.findIndex(([capacity]) => encoded.length + 2 <= capacity);
  const sizes = versions[index];
  if (!sizes) return;
  const [capacity, correction, count] = sizes;
  const data = packData(encoded, capacity);
  const length = capacity / count;
  const blocks = Array.from({ length: count }, (_, block) =>
    data.slice(block * length, (block + 1) * length),
  );
  const corrections = blocks.map((block) => correctionBytes(block, correction / count));
  return { version: index + 1, bytes: [...interleave(blocks), ...interleave(corrections)] };
}
