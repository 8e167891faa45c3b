/** A part of Playwright's JSON report: the suites are nested. */
export interface ReportSuite {
  readonly title?: string;
  readonly line?: number;
  readonly suites?: readonly ReportSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tags: readonly string[];
    readonly ok: boolean;
    readonly tests: readonly { readonly status?: string }[];
  }[];
}

/** A test that checks some success criteria. */
export interface TaggedTest {
  readonly title: string;
  readonly file: string;
  readonly criteria: readonly string[];
  readonly passed: boolean;
}

const tag = /^@?wcag-(\d\.\d\.\d+)$/;

/** Returns the tests of a report that are tagged with success criteria, such as `@wcag-2.1.1`. */
export function readTests({ suites }: { readonly suites: readonly ReportSuite[] }): TaggedTest[] {
  return suites
    .flatMap((suite) => [
      ...(suite.specs ?? []).map(({ title, file, tags, tests }) => ({
        title,
        file,
        criteria: tags.flatMap((name) => tag.exec(name)?.[1] ?? []),
        // A skipped test or one that passed on its second try has shown nothing.
        passed: tests.every(({ status }) => status === 'expected'),
      })),
      ...readTests({ suites: suite.suites ?? [] }),
    ])
    .filter(({ criteria }) => criteria.length > 0);
}
