import type { blogPager, PageCopy } from '@otm/content/pages';
import { format } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

interface BlogPagerProps {
  /** The name of the navigation and the labels of its links, in the page's language. */
  readonly labels: PageCopy<typeof blogPager>;
  /** The number of this page, from 1. */
  readonly number: number;
  /** The number of pages. */
  readonly count: number;
}

/** Links to the pages before and after this one of a list of posts, and to its ends. */
export function BlogPager({ labels, number, count }: BlogPagerProps): ReactNode {
  const { href } = useSite();
  if (count < 2) return null;
  const links = [
    { label: labels.newest, to: 1, isShown: number > 2 },
    { label: labels.newer, to: number - 1, rel: 'prev', isShown: number > 1 },
    { label: labels.older, to: number + 1, rel: 'next', isShown: number < count },
    { label: labels.oldest, to: count, isShown: number < count - 1 },
  ].filter(({ isShown }) => isShown);
  return (
    <nav aria-label={labels.label}>
      <ul className="otm-links">
        {links.map(({ label, rel, to }) => (
          <li key={label}>
            <a
              href={to === 1 ? href('blog') : href('olderPosts', { number: String(to) })}
              rel={rel}
            >
              {label}: {format(labels.page, { number: to, count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
