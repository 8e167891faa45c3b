import { FigureFrame, SessionChart } from '@otm/charts';
import { type Article, defaultLocale, indicatorIds } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { computeOncePer } from '../../compute-once.ts';
import { articlePicture, featuredPicture } from './article-picture.ts';
import { chartTexts } from './chart-texts.ts';
import { PictureFile } from './picture-file.tsx';
import { type SessionPicture, session, sessionPicture } from './session.ts';

/** A picture that cards show. */
type CardPictureId = SessionPicture['id'];

/** Width and height of a card's picture, in CSS pixels; the page scales it. */
const size = { width: 300, height: 120 };

interface CardProps {
  /** Whether the text next to it describes it. */
  readonly decorative?: boolean;
  /** Whether it's in the first screen. */
  readonly first?: boolean;
}

interface NamedPicture {
  readonly name: string;
  readonly picture: SessionPicture;
}

/**
 * The computed picture of a card. The build writes it as a file: seven of them inline would not fit
 * into a document's first congestion window.
 */
function PictureOfCard({
  name,
  picture,
  decorative = false,
  first,
}: NamedPicture & CardProps): ReactNode {
  const { locale } = useSite();
  const texts = chartTexts[locale];
  const alt = decorative ? '' : texts.charts[picture.id].title;
  return (
    <PictureFile name={name} alt={alt} size={size} first={first}>
      <SessionChart {...picture} texts={texts} size="card" />
    </PictureFile>
  );
}

const nameOf = (id: CardPictureId) => `card-${id}`;
const nameOfArticle = ({ slug }: Article) => `card-${slug[defaultLocale]}`;

/** A chart of the session that pictures share. */
export const CardPicture = ({ id, ...card }: CardProps & { readonly id: CardPictureId }) => (
  <PictureOfCard {...card} name={nameOf(id)} picture={sessionPicture(id)} />
);

interface ArticlePictureProps extends CardProps {
  readonly article: Article;
}

/** The picture of an article's preview, which no other article has. */
export const ArticlePicture = ({ article, ...card }: ArticlePictureProps) => (
  <PictureOfCard {...card} name={nameOfArticle(article)} picture={articlePicture(article)} />
);

/**
 * The picture of a featured article, which isn't that of its preview. It's in the first screen, so it
 * comes with the document.
 */
export function FeaturedPicture({ article }: { readonly article: Article }): ReactNode {
  const { locale } = useSite();
  return <SessionChart {...featuredPicture(article)} texts={chartTexts[locale]} size="card" />;
}

/** The picture with its caption, for use outside of a card. */
export function CardFigure({ id }: { readonly id: CardPictureId }): ReactNode {
  const { locale } = useSite();
  const texts = chartTexts[locale];
  return (
    <FigureFrame texts={texts} title={texts.charts[id].title} seed={session.seed}>
      <CardPicture id={id} />
    </FigureFrame>
  );
}

const ids: readonly CardPictureId[] = [...indicatorIds, 'hero'];

/** Draws pictures; those of the same session and chart are one element. */
function draw(pictures: readonly NamedPicture[]) {
  const chartsOf = computeOncePer((data: SessionPicture['data']) =>
    computeOncePer((id: CardPictureId) => (
      <SessionChart id={id} data={data} texts={chartTexts[defaultLocale]} size="card" />
    )),
  );
  return pictures.map(({ name, picture: { data, id } }) => ({
    name,
    picture: chartsOf(data)(id),
    size,
  }));
}

const previewOf = (article: Article): NamedPicture => ({
  name: nameOfArticle(article),
  picture: articlePicture(article),
});

/** The pictures of all cards; their only text is a name, so one serves every language. */
export const cardPictures = (articles: readonly Article[]) =>
  draw([
    ...ids.map((id) => ({ name: nameOf(id), picture: sessionPicture(id) })),
    ...articles.map(previewOf),
  ]);

/** Every picture that an article may have on cards. */
export const articlePictures = (article: Article) => draw([previewOf(article)]);
