import type { IncomingHttpHeaders } from 'node:http';

/** Encodings that the build compresses files with, in order of preference. */
const encodings = ['br', 'gzip'] as const;

/** An encoding of the built files. */
export type Encoding = (typeof encodings)[number];

/** Returns the encodings that a client accepts: named, or covered by `*`, with a weight above 0. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((it) => it.trim().toLowerCase());
      const weight = parameters.find((it) => it.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return encodings.filter((it) => (weights.get(it) ?? weights.get('*') ?? 0) > 0);
}

/**
 * Narrows request headers to what sirv reads correctly: it takes `br;q=0` for a wish, ignores
 * `If-Range`, and misreads ranges from the end, several ranges and ranges that end before they start.
 * A server may ignore any range and send the entire file.
 */
export function withoutMisreadHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-range': ifRange, range, ...rest } = headers;
  const [, start, end] = /^bytes=(\d+)-([1-9]\d*)?$/.exec(range ?? '') ?? [];
  const isReadable = start !== undefined && Number(start) <= Number(end ?? Infinity);
  return {
    ...rest,
    'accept-encoding': acceptedEncodings(String(headers['accept-encoding'] ?? '')).join(),
    ...(isReadable && ifRange === undefined && { range }),
  };
}
