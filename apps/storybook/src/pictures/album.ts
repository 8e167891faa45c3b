import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compare, type Difference } from './compare.ts';
import { readPng, writeIndexedPng } from './png.ts';

const home: string = fileURLToPath(new URL('../../pictures/', import.meta.url));

const fingerprint = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The result of comparing a screenshot with its picture. */
export type Verdict = 'same' | 'new' | Difference;

/**
 * The committed pictures: `index.json` lists them, and each file is named after the fingerprint of
 * the screenshot it was made from, so what looks alike in several modes is kept once.
 */
export class Album {
  readonly #folder: string;
  readonly #index: Record<string, string>;

  constructor(folder = home) {
    this.#folder = folder;
    const index = `${folder}index.json`;
    this.#index = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {};
  }

  /** Returns the path of a picture's file. */
  path(name: string): string {
    return `${this.#folder}${this.#index[name]}.png`;
  }

  /** Compares a screenshot with its picture, unless its bytes are those of last time. */
  async judge(name: string, screenshot: Buffer): Promise<Verdict> {
    if (!(name in this.#index)) return 'new';
    if (this.#index[name] === fingerprint(screenshot)) return 'same';
    const expected = await readPng(readFileSync(this.path(name)));
    return compare(expected, await readPng(screenshot)) ?? 'same';
  }

  /** Replaces a picture with a screenshot. */
  async accept(name: string, screenshot: Buffer): Promise<void> {
    this.#index[name] = fingerprint(screenshot);
    mkdirSync(this.#folder, { recursive: true });
    if (existsSync(this.path(name))) return;
    writeFileSync(this.path(name), await writeIndexedPng(await readPng(screenshot)));
  }

  /** Returns the pictures that no story needs anymore. */
  unused(names: ReadonlySet<string>): readonly string[] {
    return Object.keys(this.#index).filter((name) => !names.has(name));
  }

  remove(name: string): void {
    delete this.#index[name];
  }

  /** Writes the index and deletes the files that it doesn't list. */
  save(): void {
    const sorted = Object.fromEntries(Object.entries(this.#index).sort());
    writeFileSync(`${this.#folder}index.json`, `${JSON.stringify(sorted, null, 2)}\n`);
    const listed = new Set(Object.values(this.#index).map((print) => `${print}.png`));
    for (const file of readdirSync(this.#folder))
      if (file.endsWith('.png') && !listed.has(file)) rmSync(`${this.#folder}${file}`);
  }
}
