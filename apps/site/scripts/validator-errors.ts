/** An error that the Nu HTML Checker found. */
interface ValidatorError {
  /** The URL of the document's file. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
  /** The markup around it: a built document is a single line. */
  readonly extract: string;
}

interface Report {
  readonly messages: readonly {
    readonly type: string;
    readonly url?: string;
    readonly lastLine?: number;
    readonly message: string;
    readonly extract?: string;
  }[];
}

/**
 * The checker's part for styles knows neither container queries nor scroll timelines. The build parses
 * all styles with Lightning CSS.
 */
const isAboutStyles = (message: string) => message.startsWith('CSS: ');

/**
 * Reads the errors about markup from the checker's report.
 *
 * @throws Error if it isn't a report: the checker didn't run.
 */
export function validatorErrors(report: string): readonly ValidatorError[] {
  let messages: Report['messages'];
  try {
    ({ messages } = JSON.parse(report) as Report);
  } catch (cause) {
    throw new Error(`The checker wrote no report: ${report.slice(0, 500)}`, { cause });
  }
  return messages
    .filter(({ message, type }) => type !== 'info' && !isAboutStyles(message))
    .map(({ extract = '', lastLine = 0, message, url = '' }) => ({
      file: url,
      line: lastLine,
      message,
      extract,
    }));
}
