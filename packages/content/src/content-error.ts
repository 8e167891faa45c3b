/** Where a mistake is in the content, and how to fix it. */
export interface ContentMistake {
  /** The Markdown file, relative to the package, for example `articles/vwap/en.md`. */
  readonly file: string;
  /** The line of the file, counted from 1. */
  readonly line: number;
  readonly problem: string;
  /** What the writer should do about it. */
  readonly remedy: string;
}

/** A mistake in a Markdown file: its message names the file, the line, the problem, and the fix. */
export class ContentError extends Error implements ContentMistake {
  override name = 'ContentError';
  readonly file: string;
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;

  constructor({ file, line, problem, remedy }: ContentMistake) {
    super(`${file}:${line}: ${problem} ${remedy}`);
    this.file = file;
    this.line = line;
    this.problem = problem;
    this.remedy = remedy;
  }
}
