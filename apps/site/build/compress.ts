import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|css|js|md|svg|json|txt|xml)$/;

/** Writes a `.br` and a `.gz` for every text file of a folder. Returns the number of files. */
export async function compressAll(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => compressible.test(file)).map((it) => `${folder}/${it}`);
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
  return files.length;
}
