import { describe, expect, it } from 'vitest';
import { type LighthouseReport, readReport } from './lighthouse-report.ts';

const audit = (numericValue: number) => ({ score: 1, numericValue });
const report: LighthouseReport = {
  audits: {
    'first-contentful-paint': audit(600),
    'largest-contentful-paint': audit(700),
    'total-blocking-time': audit(5),
    'cumulative-layout-shift': audit(0.01),
    'total-byte-weight': audit(2048),
    'network-requests': { score: 1, details: { items: [{}, {}] } },
    'link-text': { score: 0 },
    canonical: { score: null },
    hints: { score: 0 },
  },
  categories: {
    seo: {
      score: 0.92,
      auditRefs: [
        { id: 'link-text', weight: 1 },
        { id: 'canonical', weight: 1 },
        { id: 'hints', weight: 0 },
      ],
    },
    'agentic-browsing': { score: null, auditRefs: [] },
  },
};

describe('a report of Lighthouse', () => {
  it('contains the metrics, the scores and the audits that lower them', () => {
    expect(readReport(report)).toEqual({
      fcp: 600,
      lcp: 700,
      tbt: 5,
      cls: 0.01,
      kilobytes: 2,
      requests: 2,
      scores: { seo: 92 },
      failed: ['link-text'],
    });
  });

  it('without a paint is an error', () => {
    const { 'first-contentful-paint': _, ...audits } = report.audits;
    expect(() => readReport({ ...report, audits })).toThrow('no first-contentful-paint');
    expect(() => readReport({ ...report, runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP');
  });
});
