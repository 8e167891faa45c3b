import { glossary } from '@otm/content';
import type { Locale, Term } from '@otm/schema';
import type { BlockSurroundings, LinkedTerm } from '@otm/ui';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { Video } from '../pages/video.tsx';
import { BlockChart } from '../pictures/block-chart.tsx';
import { QuestionTools } from './question-tools.tsx';

/** A term as a text of a language opens it. */
const linkTerm =
  (locale: Locale, page: string) =>
  ({ id, name, short, spellings }: Term): LinkedTerm => ({
    id,
    name: name[locale],
    short: short[locale],
    spellings: spellings[locale],
    href: `${page}#${id}`,
  });

/** What the site puts around the blocks of its texts. */
export function useBlockSurroundings(): BlockSurroundings {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  return {
    Chart: BlockChart,
    Video,
    QuestionTools,
    home: href('home'),
    terms: glossary.map(linkTerm(locale, href('glossary'))),
    words: {
      newTab: t('external'),
      sample: t('review.sample'),
      moreOnTerm: t('article.moreOnTerm'),
    },
  };
}
