import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../reports/pictures/', import.meta.url));

/** A picture that needs a look. */
export interface Finding {
  readonly name: string;
  /** The reason, as a sentence. */
  readonly what: string;
  /** The committed picture's file. */
  readonly expected?: string;
  readonly actual?: Buffer;
  readonly difference?: Buffer;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (caption: string, file: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`;

function place(file: string, content: Buffer | string): string {
  mkdirSync(dirname(`${folder}${file}`), { recursive: true });
  if (typeof content === 'string') copyFileSync(content, `${folder}${file}`);
  else writeFileSync(`${folder}${file}`, content);
  return file;
}

function article({ name, what, expected, actual, difference }: Finding): string {
  const files = { expected, actual, difference };
  const figures = Object.entries(files).map(([kind, content]) =>
    content === undefined ? '' : figure(kind, place(`${name}.${kind}.png`, content)),
  );
  return `<article><h2>${escapeHtml(name)}</h2><p>${escapeHtml(what)}</p><div>${figures.join('')}</div></article>`;
}

/** Writes a page that shows expected, actual and difference next to each other. */
export function writeReport(summary: string, findings: readonly Finding[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = `${folder}index.html`;
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>
body { margin: 2rem; font: 1rem/1.5 sans-serif; background: #ddd; color: #111 }
article div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
figure { margin: 0 } img { max-width: 100%; border: 1px solid #555; background: #fff }
</style><h1>Pictures</h1><p>${escapeHtml(summary)}</p>${findings.map(article).join('\n')}</html>\n`,
  );
  return file;
}
