import { Transform } from 'node:stream';

/**
 * Passes on exactly as many bytes as a response announced. A file that grows while it's read would
 * run into the next response of its connection.
 *
 * @param length - the announced bytes
 */
export function exactLength(length: number): Transform {
  let left = length;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      done(null, part);
    },
    flush(done) {
      done(left > 0 ? new Error('The file became shorter while it was sent.') : null);
    },
  });
}
