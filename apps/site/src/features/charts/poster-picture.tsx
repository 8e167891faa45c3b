import { SessionChart } from '@otm/charts';
import { defaultLocale, type InstallGuideId } from '@otm/schema';
import type { ReactNode } from 'react';
import { chartTexts } from './chart-texts.ts';
import { PictureFile } from './picture-file.tsx';
import { heroSessionOf, type SessionPicture, sessionOf } from './session.ts';

/** A video with a poster of its own. */
export type PosterId = 'what-is' | 'master-class' | InstallGuideId;

/** The chart and the seed of every poster: no two show the same session, nor a session of a page. */
const posters: Readonly<Record<PosterId, readonly [SessionPicture['id'], seed: number]>> = {
  'what-is': ['hero', 61],
  'master-class': ['vwap', 62],
  standard: ['delta-bar', 63],
  exceptions: ['cumulative', 64],
  uninstall: ['swing', 65],
  'dll-error': ['profile', 66],
  'no-dll-error': ['micro', 67],
};

/** In CSS pixels; the poster scales it. */
const size = { width: 300, height: 120 };
const nameOf = (id: PosterId) => `poster-${id}`;

/** The seed of a poster's session, for its caption. */
export const posterSeed = (id: PosterId): number => posters[id][1];

function Drawing({ id }: { readonly id: PosterId }): ReactNode {
  const [chart, seed] = posters[id];
  const data = chart === 'hero' ? heroSessionOf(seed) : sessionOf(seed);
  return <SessionChart id={chart} data={data} texts={chartTexts[defaultLocale]} size="card" />;
}

interface PosterPictureProps {
  readonly id: PosterId;
  /** Whether it's in the first screen. */
  readonly first?: boolean | undefined;
}

/** The computed picture of a video's poster; the title next to it says what the video shows. */
export const PosterPicture = ({ id, first }: PosterPictureProps): ReactNode => (
  <PictureFile name={nameOf(id)} alt="" size={size} first={first}>
    <Drawing id={id} />
  </PictureFile>
);

/** The pictures of all posters; their only text is a name, so one serves every language. */
export const posterPictures = () =>
  (Object.keys(posters) as PosterId[]).map((id) => ({
    name: nameOf(id),
    picture: <Drawing id={id} />,
    size,
  }));
