import { type GrowthRow, siteNames } from '../results.ts';
import { ratio, table, whole } from './table.ts';

/** Writes the section about a growing blog. */
export function growthSection(rows: readonly GrowthRow[]): string {
  if (rows.length === 0) return '';
  const sorted = rows.toSorted((one, other) => one.posts - other.posts);
  const lines = sorted.map((row) => {
    const ours = rows.find(({ site, posts }) => site === 'otm' && posts === row.posts);
    return [
      siteNames[row.site],
      whole(row.posts),
      whole(row.documents),
      whole(row.perSecond),
      ours ? ratio(row.perSecond, ours.perSecond) : '–',
      whole(row.htmlPerSecond),
      whole(row.megabytes),
      row.rebuildSeconds === undefined ? '–' : row.rebuildSeconds.toFixed(2),
      whole(row.postBytes),
      whole(row.listBytes),
    ];
  });
  return [
    '## Growth',
    'A blog with so many posts of about 1,200 words in two languages, without compression and share cards. This site’s documents include a redirect from each post’s slug in the other language. Memory is the most that all processes of a build have at a time. This site is built again after each of five changed posts, and the median counts; the others once. The last columns are a post and the first list of posts after brotli at its middle quality; they must not grow.',
    table(
      [
        'site',
        'posts',
        'documents',
        'documents/s, entire build',
        '× this site',
        'HTML only, documents/s',
        'memory, MB',
        'one changed post, s',
        'post, bytes',
        'list, bytes',
      ],
      lines,
    ),
  ].join('\n\n');
}
