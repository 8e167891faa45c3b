import type { Locale } from '@otm/schema';

interface StoryFrameProps {
  /** The id of the story. */
  readonly story: string;
  readonly locale: Locale;
  /** The accessible name of the frame. */
  readonly title: string;
  /** Other props; Storybook takes letters, digits, spaces and hyphens from a URL. */
  readonly args?: Readonly<Record<string, string>>;
}

/** A story in a window of its own, for what is above the page or fixed to the window. */
export function StoryFrame({ story, locale, title, args = {} }: StoryFrameProps) {
  const query = new URLSearchParams({
    id: story,
    viewMode: 'story',
    globals: `locale:${locale};theme:${document.documentElement.dataset.theme ?? 'dark'}`,
  });
  const changed = Object.entries(args).map((entry) => entry.join(':'));
  if (changed.length > 0) query.set('args', changed.join(';'));
  return (
    <iframe className="story-frame" src={`iframe.html?${query}`} title={title} loading="lazy" />
  );
}
