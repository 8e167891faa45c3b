import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The result of a run of wrk. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Connections, reads and writes that failed or took too long, and answers other than 2xx or 3xx. */
  readonly errors: number;
}

/** Reads what wrk prints. */
export function readWrk(printed: string): Load {
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(printed)?.[1];
  if (rate === undefined) throw new Error(`wrk printed no rate: ${printed}`);
  const [, sockets = ''] = /^\s*Socket errors: (.*)$/m.exec(printed) ?? [];
  const [, answers = '0'] = /^\s*Non-2xx or 3xx responses: (\d+)/m.exec(printed) ?? [];
  const failures = [...sockets.matchAll(/\d+/g)].map(Number);
  return {
    requestsPerSecond: Number(rate),
    errors: failures.reduce((sum, count) => sum + count, Number(answers)),
  };
}

/** Requests a URL over 512 connections at once, as a browser that accepts brotli. */
export async function runWrk(url: string, seconds: number): Promise<Load> {
  const options = ['--threads', '2', '--connections', '512', '--duration', `${seconds}s`];
  const headers = ['--timeout', '10s', '--header', 'Accept-Encoding: br'];
  const { stdout } = await promisify(execFile)('wrk', [...options, ...headers, url]);
  return readWrk(stdout);
}
