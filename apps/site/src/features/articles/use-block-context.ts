import type { Locale } from '@otm/schema';
import type { BlockContext, LinkedTerm } from '@otm/ui';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { computeOncePer } from '../../compute-once.ts';
import { glossary } from '../../library.ts';
import { pathTo } from '../../routes/links.ts';
import { BlockChart } from '../charts/block-chart.tsx';
import { BlockStory } from '../charts/block-story.tsx';
import { QuestionTools } from '../question-filter/question-tools.tsx';
import { Video } from '../video/video.tsx';

/** The terms of the glossary as articles in a language link them. */
const linkedTerms = computeOncePer((locale: Locale): readonly LinkedTerm[] =>
  glossary.map(({ id, name, short, slug, spellings }) => ({
    id,
    name: name[locale],
    short: short[locale],
    spellings: spellings[locale],
    href: pathTo('term', locale, { slug: slug[locale] }),
  })),
);

/** Returns what the blocks of an article need from the site. */
export function useBlockContext(): BlockContext {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  return {
    components: { Chart: BlockChart, Story: BlockStory, Video, QuestionTools },
    homeHref: href('home'),
    terms: linkedTerms(locale),
    labels: {
      newTab: t('external'),
      sample: t('review.sample'),
    },
  };
}
