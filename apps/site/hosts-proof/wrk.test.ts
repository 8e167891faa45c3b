import { expect, it } from 'vitest';
import { readWrk } from './wrk.ts';

const printed = `Running 10s test @ http://127.0.0.1:8080/
  2 threads and 512 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    12.10ms    4.20ms 101.00ms   90.00%
  123456 requests in 10.00s, 1.70GB read
Requests/sec:  12345.60
Transfer/sec:    174.10MB
`;

it('reads the rate of a run without errors', () => {
  expect(readWrk(printed)).toEqual({ requestsPerSecond: 12345.6, errors: 0 });
});

it('adds up failed connections and answers', () => {
  const failed = printed.replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 90\nRequests/sec',
  );
  expect(readWrk(failed).errors).toBe(100);
});

it('fails where wrk printed no result', () => {
  expect(() => readWrk('unable to connect')).toThrow('unable to connect');
});
