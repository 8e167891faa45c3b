import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { brotli, brotliVersion } from './brotli.ts';
import { cachedFile, cacheKey } from './cached-file.ts';

/** A file to compress, and the folder of those that were compressed before. */
export interface CompressTask {
  readonly file: string;
  readonly cache: string;
}

/** The formats by their extension, each at its best. */
const formats = {
  br: brotli,
  gz: (text: Buffer) => gzipSync(text, { level: 9 }),
};

/** Compresses a file in every format. */
export async function run({ file, cache }: CompressTask): Promise<void> {
  const text = await readFile(file);
  for (const [extension, format] of Object.entries(formats)) {
    // Another Node may bring other encoders.
    const key = cacheKey(JSON.stringify(process.versions), brotliVersion, format.toString(), text);
    const make = async () => format(text);
    await writeFile(`${file}.${extension}`, await cachedFile(cache, `${key}.${extension}`, make));
  }
}
