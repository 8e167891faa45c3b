import type { BlockOf } from '@otm/schema';
import { VideoEmbed } from '@otm/ui';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { type PosterId, PosterPicture, posterSeed } from '../charts/poster-picture.tsx';
import { simulatedCaption } from '../charts/simulated-caption.ts';

/** The island's source, which only the development server serves. */
const devSource = import.meta.env.DEV ? '/src/features/video/video.island.ts' : undefined;

interface VideoProps {
  /** The video on the host. A summary is optional; it opens below the video. */
  readonly video: BlockOf<'video'>['video'];
  /** The poster of its own; a video within an article has a plain one. */
  readonly poster?: PosterId;
  /** Whether it's in the first screen. */
  readonly first?: boolean;
}

/** A video with its summary below it. */
export function Video({ video, poster, first }: VideoProps): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const live = useContext(BuildContext)?.islandUrl('video') ?? devSource;
  return (
    <div className="otm-video-block">
      <VideoEmbed
        title={video.title}
        duration={video.duration}
        labels={t('video', { returnObjects: true })}
        pageUrl={endpoints.video.page(video.id)}
        embedUrl={endpoints.video.embed(video.id)}
        poster={poster && <PosterPicture id={poster} first={first} />}
        islandUrl={live}
      />
      {poster && <p>{simulatedCaption(locale, posterSeed(poster))}</p>}
      {video.summary && (
        <details>
          <summary>{t('video.summary')}</summary>
          <p>{video.summary}</p>
        </details>
      )}
    </div>
  );
}
