import { expect, it } from 'vitest';
import { nginx } from './nginx.ts';

const bucketFor = (...paths: readonly string[]) => {
  const { 'site.conf': conf } = nginx({
    base: '',
    isSandbox: false,
    headers: {},
    contentTypes: {},
    redirects: paths.map((from) => ({ from, to: '/buy' })),
    notFound: [{ prefix: '/', file: '/404.html' }],
  });
  return Number(/^map_hash_bucket_size (\d+);$/m.exec(conf ?? '')?.[1]);
};

// With the final slash. nginx 1.22 starts with 46 bytes in a bucket of 64, and doesn't with 47.
it.each([
  [46, 64],
  [47, 128],
  [110, 128],
  [111, 256],
])('gives redirected paths of %d bytes a bucket of %d', (length, bucket) => {
  expect(bucketFor('/purchase', `/${'a'.repeat(length - 2)}`)).toBe(bucket);
});

it('works without a redirect', () => {
  expect(bucketFor()).toBe(64);
});
