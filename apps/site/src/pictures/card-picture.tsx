import { chartTexts, defaultLocale, homeIndicators, type IndicatorId } from '@otm/content';
import { FigureFrame, SessionChart } from '@otm/ui/charts';
import { type ReactNode, useContext } from 'react';
import { BuildContext } from '../build-context.ts';
import { useSite } from '../site.ts';
import { session } from './session.ts';

/** Width and height of a card's picture, in CSS pixels; the page scales it. */
const size = { width: 300, height: 120 };

const nameOf = (id: IndicatorId) => `card-${id}`;

/**
 * The computed picture of an indicator in the size of a card. The build writes it as a file: seven of
 * them inline would not fit into a document's first flight of packets.
 */
export function CardPicture({ id }: { readonly id: IndicatorId }): ReactNode {
  const { locale } = useSite();
  const build = useContext(BuildContext);
  const texts = chartTexts[locale];
  if (!build) return <SessionChart id={id} data={session} texts={texts} size="card" />;
  const alt = texts.charts[id].title;
  return (
    <img
      className="otm-picture"
      src={build.pictureOf(nameOf(id))}
      alt={alt}
      {...size}
      loading="lazy"
    />
  );
}

/** The same picture with its caption, where no card stands around it. */
export function CardFigure({ id }: { readonly id: IndicatorId }): ReactNode {
  const { locale } = useSite();
  const texts = chartTexts[locale];
  return (
    <FigureFrame texts={texts} title={texts.charts[id].title} seed={session.seed}>
      <CardPicture id={id} />
    </FigureFrame>
  );
}

/** The pictures of all cards; they carry no words but their name, so one serves every language. */
export const cardPictures = () =>
  homeIndicators.map(({ id }) => ({
    name: nameOf(id),
    picture: <SessionChart id={id} data={session} texts={chartTexts[defaultLocale]} size="card" />,
  }));
