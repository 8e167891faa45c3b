import type { Locale, Term } from '@otm/schema';
import type { BlockContext, LinkedTerm } from '@otm/ui';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { glossary } from '../../library.ts';
import { BlockChart } from '../charts/block-chart.tsx';
import { BlockStory } from '../charts/block-story.tsx';
import { QuestionTools } from '../question-filter/question-tools.tsx';
import { Video } from '../video/video.tsx';

/** Returns a term as articles in a language link it. */
const linkTerm =
  (locale: Locale, hrefOf: (slug: string) => string) =>
  ({ id, name, short, slug, spellings }: Term): LinkedTerm => ({
    id,
    name: name[locale],
    short: short[locale],
    spellings: spellings[locale],
    href: hrefOf(slug[locale]),
  });

/** Returns what the blocks of an article need from the site. */
export function useBlockContext(): BlockContext {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  return {
    components: { Chart: BlockChart, Story: BlockStory, Video, QuestionTools },
    homeHref: href('home'),
    terms: glossary.map(linkTerm(locale, (slug) => href('term', { slug }))),
    labels: {
      newTab: t('external'),
      sample: t('review.sample'),
      moreOnTerm: t('article.moreOnTerm'),
    },
  };
}
