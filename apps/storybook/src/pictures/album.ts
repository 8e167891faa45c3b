import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compare, type Difference } from './compare.ts';
import { readPng, writePng } from './indexed-png.ts';

const home: string = fileURLToPath(new URL('../../pictures/', import.meta.url));

const fingerprint = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** What became of a picture. */
export type Verdict = 'same' | 'new' | Difference;

/**
 * The committed pictures: `index.json` names them, and each file is called by the fingerprint of the
 * screenshot that it was made from. So what looks alike in several settings is kept once.
 */
export class Album {
  readonly #folder: string;
  readonly #index: Record<string, string>;

  constructor(folder = home) {
    this.#folder = folder;
    const index = `${folder}index.json`;
    this.#index = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {};
  }

  /** The file of a picture. */
  path(name: string): string {
    return `${this.#folder}${this.#index[name]}.png`;
  }

  /** Compares a screenshot with its picture; the same bytes as last time need no second look. */
  judge(name: string, screenshot: Buffer): Verdict {
    if (!(name in this.#index)) return 'new';
    if (this.#index[name] === fingerprint(screenshot)) return 'same';
    return compare(readPng(readFileSync(this.path(name))), readPng(screenshot)) ?? 'same';
  }

  /** Puts a screenshot in the place of its picture. */
  accept(name: string, screenshot: Buffer): void {
    this.#index[name] = fingerprint(screenshot);
    mkdirSync(this.#folder, { recursive: true });
    if (!existsSync(this.path(name))) writeFileSync(this.path(name), writePng(readPng(screenshot)));
  }

  /** Pictures that are no longer asked for. */
  gone(names: ReadonlySet<string>): readonly string[] {
    return Object.keys(this.#index).filter((name) => !names.has(name));
  }

  remove(name: string): void {
    delete this.#index[name];
  }

  /** Writes the index and takes away the files that nothing names. */
  save(): void {
    const sorted = Object.fromEntries(Object.entries(this.#index).sort());
    writeFileSync(`${this.#folder}index.json`, `${JSON.stringify(sorted, null, 2)}\n`);
    const named = new Set(Object.values(this.#index).map((print) => `${print}.png`));
    for (const file of readdirSync(this.#folder))
      if (file.endsWith('.png') && !named.has(file)) rmSync(`${this.#folder}${file}`);
  }
}
