import { FigureFrame, SessionChart } from '@otm/charts';
import { chartTexts } from '@otm/content';
import { type Article, defaultLocale, indicatorIds } from '@otm/schema';
import { type ReactNode, useContext } from 'react';
import { useSite } from '../../app/site-context.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { heroSession, session } from './session.ts';

/** A picture that cards show. */
type CardPictureId = Article['picture'];

/** Width and height of a card's picture, in CSS pixels; the page scales it. */
const size = { width: 300, height: 120 };

const nameOf = (id: CardPictureId) => `card-${id}`;

const dataOf = (id: CardPictureId) => (id === 'hero' ? heroSession : session);

interface CardPictureProps {
  readonly id: CardPictureId;
  /** Whether the text next to it describes it. */
  readonly decorative?: boolean;
}

/**
 * The computed picture of a card. The build writes it as a file: seven of them inline would not fit
 * into a document's first congestion window.
 */
export function CardPicture({ id, decorative = false }: CardPictureProps): ReactNode {
  const { locale } = useSite();
  const build = useContext(BuildContext);
  const texts = chartTexts[locale];
  if (!build) return <SessionChart id={id} data={dataOf(id)} texts={texts} size="card" />;
  return (
    <img
      className="otm-picture"
      src={build.pictureUrl(nameOf(id))}
      alt={decorative ? '' : texts.charts[id].title}
      {...size}
      loading="lazy"
    />
  );
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

/** The pictures of all cards; their only text is a name, so one serves every language. */
export const cardPictures = () =>
  ids.map((id) => ({
    name: nameOf(id),
    picture: (
      <SessionChart id={id} data={dataOf(id)} texts={chartTexts[defaultLocale]} size="card" />
    ),
  }));
