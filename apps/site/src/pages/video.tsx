import type { BlockOf } from '@otm/schema';
import { VideoEmbed } from '@otm/ui';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { BuildContext } from '../build-context.ts';
import { endpoints } from '../config/config.ts';

/** The development server serves the code that plays a video from its source. */
const devSource = import.meta.env.DEV ? '/src/live/entries/video.ts' : undefined;

/** A video of the site, with what it says in words below it. */
export function Video({ video }: { readonly video: BlockOf<'video'>['video'] }): ReactNode {
  const { t } = useTranslation();
  const live = useContext(BuildContext)?.sourceOf('video') ?? devSource;
  return (
    <div className="otm-video-block">
      <VideoEmbed
        title={video.title}
        duration={video.duration}
        labels={t('video', { returnObjects: true })}
        pageUrl={endpoints.video.page(video.id)}
        embedUrl={endpoints.video.embed(video.id)}
        islandUrl={live}
      />
      {video.summary && (
        <details>
          <summary>{t('video.summary')}</summary>
          <p>{video.summary}</p>
        </details>
      )}
    </div>
  );
}
