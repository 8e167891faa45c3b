/** A mistake in the content: its place, and the fix. */
export interface ContentMistake {
  /** The Markdown file, relative to the package, for example `articles/vwap/en.md`. */
  readonly file: string;
  /** The line of the file, counted from 1. */
  readonly line: number;
  readonly problem: string;
  /** The fix, in words for the writer. */
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
