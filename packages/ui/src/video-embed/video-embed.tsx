import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { posterView } from './poster-view.ts';

/** Attributes of the root, plus the video and where to play it. */
export interface VideoEmbedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shown on the poster, and in `data-title` for the script at `islandUrl`. */
  readonly title: string;
  /** Running time as a visitor reads it. */
  readonly duration?: string | undefined;
  /** Announced before the title and after the duration: what a click does, and whom it contacts. */
  readonly labels: {
    readonly play: string;
    readonly loads: string;
    /** The link below the player to the page of the video, for visitors whose player stays empty. */
    readonly open: string;
  };
  /** The video's own page: where the link goes without JavaScript. */
  readonly pageUrl: string;
  /** The player, framed when the visitor asks for it. */
  readonly embedUrl: string;
  /** A decorative picture of its own. Without it, the poster is a view of a profile. */
  readonly poster?: ReactNode;
  /** The script that plays the video in place; without it the link opens the video's page. */
  readonly islandUrl?: string | undefined;
}

/**
 * A video as its own poster. Nothing is requested from the video host before the visitor clicks:
 * then the script at `islandUrl` puts the player in its place.
 */
export function VideoEmbed({
  title,
  duration,
  labels,
  pageUrl,
  embedUrl,
  poster,
  islandUrl,
  className,
  ...rest
}: VideoEmbedProps) {
  return (
    <div
      className={classNames('otm-video', className)}
      data-live={islandUrl}
      data-early={islandUrl && ''}
      {...rest}
    >
      <a
        className="otm-video__poster"
        href={pageUrl}
        target="_blank"
        rel="noopener"
        data-embed={embedUrl}
        data-title={title}
        data-open={labels.open}
      >
        {poster ? (
          <span className="otm-video__picture" aria-hidden="true">
            {poster}
          </span>
        ) : (
          <Motif url={embedUrl} />
        )}
        <span className="otm-video__play">
          <Icon name="play" />
        </span>
        <span className="otm-video__caption">
          <span>
            <VisuallyHidden>{labels.play} </VisuallyHidden>
            {title}
          </span>{' '}
          <span>
            {duration}
            <VisuallyHidden> {labels.loads}</VisuallyHidden>
          </span>
        </span>
      </a>
    </div>
  );
}

/** The poster of a video that has no picture of its own. */
function Motif({ url }: { readonly url: string }) {
  return (
    <svg
      className="otm-video__motif"
      viewBox={posterView(url)}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 8h22M0 16h36M0 24h58M0 32h84M0 48h70M0 56h92M0 64h52M0 72h30M0 80h16" />
      <path className="otm-video__line" d="M0 40h300" />
    </svg>
  );
}
