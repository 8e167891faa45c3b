// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createVideo } from './create-video.ts';
import { VideoEmbed } from './video-embed.tsx';

it('has the class of the box that the component renders', () => {
  const rendered = renderToStaticMarkup(
    <VideoEmbed
      title="A tour of the chart"
      labels={{ play: 'Play:', loads: '(loads a video)', open: 'Open it there' }}
      pageUrl="/watch"
      embedUrl="/embed"
    />,
  );
  expect(rendered).toContain(`<div class="${createVideo().className}">`);
});
