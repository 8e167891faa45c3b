import { Strip } from '@otm/charts/stage';
import { chartCopy } from '@otm/content';
import { defaultLocale, type IndicatorId, indicatorIds } from '@otm/schema';
import { type ReactNode, useContext } from 'react';
import { useSite } from '../../app/site-context.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { stage } from './session.ts';

const nameOf = (id: IndicatorId) => `strip-${id}`;

interface StripPictureProps {
  /** The indicator to draw. */
  readonly id: IndicatorId;
}

/** The strip of an indicator; the text next to it says what it shows. The build writes it as a file. */
export function StripPicture({ id }: StripPictureProps): ReactNode {
  const { locale } = useSite();
  const build = useContext(BuildContext);
  if (!build) return <Strip id={id} data={stage()} title={chartCopy[locale].charts[id].title} />;
  return <img className="otm-strip" src={build.pictureUrl(nameOf(id))} alt="" loading="lazy" />;
}

/** The strips of all indicators; their only text is a name, so one serves every language. */
export const stripPictures = () =>
  indicatorIds.map((id) => ({
    name: nameOf(id),
    picture: <Strip id={id} data={stage()} title={chartCopy[defaultLocale].charts[id].title} />,
  }));
