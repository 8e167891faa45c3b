import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteHosting } from '../build/hosts/site-hosting.ts';
import { gradeOf, installObservatory } from './observatory.ts';
import { type RunningHost, runHost } from './run-host.ts';
import { send } from './send.ts';
import { startTlsFront, type TlsFront } from './tls-front.ts';
import { urlTable } from './url-table.ts';

const hosting: SiteHosting = JSON.parse(readFileSync('dist/hosting.json', 'utf8'));
const pages = urlTable('dist/site', hosting).filter(({ kind }) => kind === 'page');

/** The policy of a response: its header's directives and its document's. */
function policyOf(headers: Readonly<Record<string, unknown>>, html: string): string {
  const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  return `${headers['content-security-policy']};${meta}`;
}

const findingsIn = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ description, directive, value }) => `${directive} ${value ?? ''}: ${description}`);

it('the evaluator finds a policy that allows inline scripts', () => {
  expect(findingsIn("default-src 'self' 'unsafe-inline'")).not.toEqual([]);
});

describe.each(['nginx', 'node'])('%s behind HTTPS', (name) => {
  let host: RunningHost;
  let front: TlsFront;
  beforeAll(async () => {
    // The first time, npm downloads it: that takes longer than a test may.
    installObservatory();
    host = await runHost(name, mkdtempSync(join(tmpdir(), `site-${name}-`)));
    // The local server speaks plain HTTP, and leaves out what only suits HTTPS.
    const transport = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
    front = await startTlsFront(host.port, name === 'node' ? transport : {});
  }, 180_000);
  afterAll(async () => {
    front?.stop();
    await host?.stop();
  });

  it.each(['/', '/es', '/buy', '/contact', '/blog', '/master'])(
    'gets the Observatory’s highest grade for %s',
    async (path) => {
      const { failed, grade, passed, score } = await gradeOf(front, path);
      expect(failed).toEqual([]);
      expect({ grade, passed }).toEqual({ grade: 'A+', passed: 10 });
      // More takes a script of another site with its hash, or a place in the browsers' list.
      expect(score).toBeGreaterThanOrEqual(120);
    },
  );

  it('sends no policy with a finding above "maybe medium"', async () => {
    const found = [];
    for (const { url } of pages) {
      const { body, headers } = await send(host.port, url);
      found.push(...findingsIn(policyOf(headers, body)).map((it) => `${url} ${it}`));
    }
    expect(found).toEqual([]);
  });
});
