import type { Video as VideoContent } from '@otm/content';
import { VideoEmbed } from '@otm/ui';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRendererContext } from '../live/live-part.tsx';
import { videoEmbedUrl, videoPageUrl } from '../videos.ts';

/** A video of the site, with what it says in words below it. */
export function Video({ video }: { readonly video: VideoContent }): ReactNode {
  const { t } = useTranslation();
  const live = useContext(LiveRendererContext)?.sourceOf('video');
  return (
    <div className="otm-video-block">
      <VideoEmbed
        title={video.title}
        duration={video.duration}
        label={t('video.play', { title: video.title })}
        pageUrl={videoPageUrl(video.id)}
        embedUrl={videoEmbedUrl(video.id)}
        live={live}
      />
      <details>
        <summary>{t('video.summary')}</summary>
        <p>{video.summary}</p>
      </details>
    </div>
  );
}
