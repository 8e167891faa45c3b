import { availableParallelism } from 'node:os';
import { buildGrowth, growingPages } from './build-growth.ts';

// Builds the fixture shop with generated posts: `bench-growth.ts [<posts>]…`.
const counts = process.argv.slice(2).map(Number);

const results = (counts.length > 0 ? counts : [100, 1000, 10_000]).map((posts) => {
  const result = buildGrowth(posts);
  const { bytesOf, documents, documentSeconds, megabytes, seconds } = result;
  return {
    posts,
    documents,
    'documents/s': Math.round(documents / documentSeconds),
    'documents/s, entire build': Math.round(documents / seconds),
    'peak memory, MB': megabytes,
    ...Object.fromEntries(
      Object.entries(growingPages).map(([name, file]) => [`${name}, bytes`, bytesOf(file)]),
    ),
  };
});
console.log(`HTML only, ${availableParallelism()} cores, node ${process.version}`);
for (const result of results)
  console.log(
    Object.entries(result)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    '\n',
  );
