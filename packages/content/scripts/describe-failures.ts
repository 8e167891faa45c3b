/** The parts of a failed test that are read. */
interface FailedTest {
  readonly fullName: string;
  result(): {
    readonly errors?:
      | readonly { readonly message: string; readonly actual?: unknown }[]
      | undefined;
  };
}

/** The parts of a file of tests that are read. */
interface TestedFile {
  readonly children: { allTests(state: 'failed'): Iterable<FailedTest> };
  errors(): readonly { readonly message: string }[];
}

/** The texts of a list as Vitest prints it, one a line. */
const listed = (actual: unknown): readonly string[] =>
  typeof actual === 'string'
    ? [...actual.matchAll(/^ {2}"(.*)",$/gm)].map(([, text = '']) => text.replaceAll('\\"', '"'))
    : [];

function describe(test: FailedTest): readonly string[] {
  return (test.result().errors ?? []).flatMap(({ actual, message }) => {
    const mistakes = listed(actual);
    // A rule whose list isn't of mistakes tells its name, too.
    return mistakes.some((text) => /^[\w/.-]+:\d+: /.test(text))
      ? mistakes
      : [`${test.fullName}: ${mistakes.length > 0 ? mistakes.join('; ') : message}`];
  });
}

/** Returns what the failed tests of the texts found: their mistakes, each with its place and remedy. */
export function describeFailures(
  files: readonly TestedFile[],
  errors: readonly { readonly message: string }[],
): readonly string[] {
  const broken = [...errors, ...files.flatMap((file) => file.errors())];
  return [
    ...files.flatMap(({ children }) => [...children.allTests('failed')].flatMap(describe)),
    ...broken.map(({ message }) => message),
  ];
}
