/** A part of Playwright's JSON report: the suites are nested. */
export interface AnnotatedSuite {
  readonly suites?: readonly AnnotatedSuite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

const annotationsOf = ({
  suites = [],
  specs = [],
}: AnnotatedSuite): readonly (readonly [string, number])[] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) =>
      // `test.slow()` notes itself without a figure.
      annotations.flatMap(({ type, description }) =>
        description ? [[type, Number(description)] as const] : [],
      ),
    ),
  ),
  ...suites.flatMap(annotationsOf),
];

/** Returns the sum of the figures that tests have noted, by type. */
export function countAnnotations(report: AnnotatedSuite): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [type, figure] of annotationsOf(report))
    sums.set(type, (sums.get(type) ?? 0) + figure);
  return sums;
}
