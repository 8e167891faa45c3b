import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props of {@link VideoEmbed}. */
export interface VideoEmbedProps {
  readonly title: string;
  /** Running time as a visitor reads it. */
  readonly duration?: string | undefined;
  /** Said before and after title and duration: what pressing does, and whom it asks. */
  readonly labels: { readonly play: string; readonly loads: string };
  /** The video's own page: where the link leads without JavaScript. */
  readonly pageUrl: string;
  /** The address of the player, framed when the visitor asks. */
  readonly embedUrl: string;
  /** Where the code lies that plays the video in place; the link leads to its page without it. */
  readonly live?: string | undefined;
}

/**
 * A video as its own poster. Nothing is asked of the video host before the visitor presses it: the
 * code that `live` names then puts the player in its place; without it the link opens the video.
 */
export function VideoEmbed({ title, duration, labels, pageUrl, embedUrl, live }: VideoEmbedProps) {
  return (
    <div className="otm-video" data-live={live} data-early={live && ''}>
      <a
        className="otm-video__poster"
        href={pageUrl}
        target="_blank"
        rel="noopener"
        data-embed={embedUrl}
        data-title={title}
      >
        <svg className="otm-video__motif" viewBox="0 0 160 90" aria-hidden="true">
          <path d="M0 8h22M0 16h36M0 24h58M0 32h84M0 48h70M0 56h92M0 64h52M0 72h30M0 80h16" />
          <path className="otm-video__line" d="M0 40h160" />
        </svg>
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
