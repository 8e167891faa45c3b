import type { Metrics } from '../results.ts';

/** The parts of Lighthouse's report that count here. */
export interface LighthouseReport {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly unknown[] };
      }
    >
  >;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
}

/** The result of one run of Lighthouse on a page. */
export interface PageRun extends Metrics {
  readonly scores: Readonly<Record<string, number>>;
  readonly failed: readonly string[];
}

/** The audits that {@link readReport} needs. */
export const metricAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
  'network-requests',
] as const;

/**
 * Reads a report of Lighthouse.
 *
 * @throws Error if a metric is missing, for instance because nothing was painted
 */
export function readReport({ audits, categories, runtimeError }: LighthouseReport): PageRun {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (id: (typeof metricAudits)[number]) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${id}.`);
    return value;
  };
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1024,
    requests: audits['network-requests']?.details?.items?.length ?? 0,
    scores: Object.fromEntries(
      Object.entries(categories).flatMap(([name, { score }]) =>
        score === null ? [] : [[name, Math.round(score * 100)]],
      ),
    ),
    // Performance follows from the metrics; 0.9 of its audits isn't a finding.
    failed: [
      ...new Set(
        refs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      ),
    ],
  };
}
