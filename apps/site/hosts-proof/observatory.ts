import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TlsFront } from './tls-front.ts';

const version = '1.4.8';
const folder = resolve('node_modules/.cache/observatory');
const installed = `${folder}/node_modules/@mdn/mdn-http-observatory`;

/** A result of one of the Observatory's tests. */
interface Result {
  readonly pass: boolean;
  readonly result: string;
}

/** The parts of the Observatory that a scan consists of, without its database and its web server. */
interface Observatory {
  readonly retrieve: (host: string, options: object) => Promise<object>;
  readonly ALL_TESTS: readonly ((retrieved: object) => Result)[];
  readonly getScoreModifier: (result: string) => number;
  readonly getGradeForScore: (score: number) => { readonly grade: string };
}

/** A grade and the tests that failed. */
export interface Grade {
  readonly grade: string;
  readonly score: number;
  readonly failed: readonly string[];
  readonly passed: number;
}

/** Installs the Observatory once: too large, with its server and database, for a dependency. */
export function installObservatory(): void {
  if (existsSync(`${installed}/conf/hsts-preload.json`)) return;
  mkdirSync(folder, { recursive: true });
  const name = `@mdn/mdn-http-observatory@${version}`;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, name], { stdio: 'pipe' });
  // Its install script downloads the browsers' list of HTTPS-only hosts; localhost isn't in it.
  writeFileSync(`${installed}/conf/hsts-preload.json`, '{}');
}

async function load(): Promise<Observatory> {
  const files = ['retriever/retriever.js', 'constants.js', 'grader/grader.js'];
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(`${installed}/src/${file}`).href)),
  );
  return Object.assign({}, ...modules);
}

/** Grades a host by Mozilla's Observatory, which is installed before, on this machine alone. */
export async function gradeOf({ httpPort, httpsPort }: TlsFront, path: string): Promise<Grade> {
  const { ALL_TESTS, getGradeForScore, getScoreModifier, retrieve } = await load();
  const retrieved = await retrieve('localhost', { httpPort, httpsPort, path });
  const results = ALL_TESTS.map((test) => test(retrieved));
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  const { grade } = getGradeForScore(score);
  return { grade, score, failed, passed: results.length - failed.length };
}
