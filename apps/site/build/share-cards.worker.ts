import sharp from 'sharp';
import { cachedFile, cacheKey } from './cached-file.ts';
import { outlineTexts } from './outline-text.ts';
import { paint } from './paint.ts';

/** A card with its styles, and the folder of those that were painted before. */
export interface CardTask {
  readonly svg: string;
  readonly cache: string;
}

// All cores have a worker already.
sharp.concurrency(1);

/** Paints a card. */
export async function run({ svg, cache }: CardTask): Promise<Uint8Array> {
  const versions = JSON.stringify(sharp.versions);
  const key = cacheKey(versions, paint.toString(), outlineTexts.toString(), svg);
  return cachedFile(cache, `${key}.png`, () => paint(outlineTexts(svg)));
}
