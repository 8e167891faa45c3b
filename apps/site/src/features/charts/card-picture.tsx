import { FigureFrame, SessionChart } from '@otm/charts';
import { chartTexts } from '@otm/content';
import { type Article, defaultLocale, indicatorIds } from '@otm/schema';
import { type ReactNode, useContext } from 'react';
import { useSite } from '../../app/site-context.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { heroSession, session } from './session.ts';

/** The pictures that cards show. */
type CardPictureId = Article['picture'];

/** Width and height of a card's picture, in CSS pixels; the page scales it. */
const size = { width: 300, height: 120 };

const nameOf = (id: CardPictureId) => `card-${id}`;

const dataOf = (id: CardPictureId) => (id === 'hero' ? heroSession : session);

/** Props of {@link CardPicture}. */
export interface CardPictureProps {
  readonly id: CardPictureId;
  /** Whether the words beside it say what it shows. */
  readonly decorative?: boolean;
}

/**
 * The computed picture of a card. The build writes it as a file: seven of them inline would not fit
 * into a document's first flight of packets.
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

/** The same picture with its caption, where no card stands around it. */
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

/** The pictures of all cards; they carry no words but their name, so one serves every language. */
export const cardPictures = () =>
  ids.map((id) => ({
    name: nameOf(id),
    picture: (
      <SessionChart id={id} data={dataOf(id)} texts={chartTexts[defaultLocale]} size="card" />
    ),
  }));
