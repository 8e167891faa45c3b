/** A mistake in a line of a file of trades. */
export interface TradeFileProblem {
  /** From 1; in a JSON array, the number of the item. */
  readonly line: number;
  /** The mistake and its remedy, for example `price "5390,25" needs a decimal point`. */
  readonly message: string;
}

/** The most problems that are collected; more of them have one cause. */
export const maxProblems = 100;

/** Thrown for a file of trades with mistakes; it names every one with its line, not only the first. */
export class TradeFileError extends Error {
  override readonly name = 'TradeFileError';
  readonly problems: readonly TradeFileProblem[];

  constructor(problems: readonly TradeFileProblem[]) {
    const listed = problems.slice(0, 3).map(({ line, message }) => `line ${line}: ${message}`);
    const more = problems.length > 3 ? `; and ${problems.length - 3} more` : '';
    super(`Fix ${listed.join('; ')}${more}`);
    this.problems = problems;
  }
}
