import { connect } from 'node:net';
import type { Exchange } from './exchanges.ts';

/** How long an answer may take, in ms: a server that hangs is a failure. */
const maxWait = 60_000;

/** Makes one exchange on a connection of its own. Returns what was wrong with it. */
export function visit(
  port: number,
  { name, request, status, leaves }: Exchange,
): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket = connect(port, 'localhost');
  let answer = '';
  const end = (problem?: string) => {
    clearTimeout(timer);
    socket.destroy();
    resolve(problem);
  };
  const timer = setTimeout(() => end(`${name}: no answer`), maxWait);
  const judge = () => {
    if (leaves) return end();
    const [, code = 'none'] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
    end(code === String(status) ? undefined : `${name}: status ${code}, not ${status}`);
  };
  socket.setEncoding('latin1');
  socket.on('connect', () => socket.write(request, () => leaves === 'early' && end()));
  socket.on('data', (part: string) => {
    answer += part.slice(0, 20 - Math.min(answer.length, 20));
    if (leaves === 'halfway') end();
  });
  socket.on('end', judge);
  // A server may close on garbage before all of it was sent; what it has answered by then counts.
  socket.on('error', (error) => (answer || leaves ? judge() : end(`${name}: ${error.message}`)));
  return promise;
}
