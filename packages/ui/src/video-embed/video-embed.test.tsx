// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { VideoEmbed, type VideoEmbedProps } from './video-embed.tsx';

const props: VideoEmbedProps = {
  title: 'A tour of the chart',
  duration: '2:10',
  labels: { play: 'Play:', loads: '(loads a video from another site)', open: 'Open it there' },
  pageUrl: 'https://video.example/watch?v=1',
  embedUrl: 'https://video.example/embed/1',
};

afterEach(cleanup);

it('says what a click does before it contacts the host', () => {
  render(<VideoEmbed {...props} />);
  expect(
    screen.getByRole('link', {
      name: 'Play: A tour of the chart 2:10 (loads a video from another site)',
    }),
  ).toBeTruthy();
});

it('links to the page of the video, in a new tab', () => {
  render(<VideoEmbed {...props} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('https://video.example/watch?v=1');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

it('requests nothing from the host by itself', () => {
  const markup = renderToStaticMarkup(<VideoEmbed {...props} islandUrl="/video.js" />);
  expect(markup).not.toMatch(/<iframe|<img|<video|\ssrc=|poster=|<link/);
});

it('keeps what the player needs on the link', () => {
  render(<VideoEmbed {...props} />);
  expect(screen.getByRole('link').dataset).toMatchObject({
    embed: 'https://video.example/embed/1',
    title: 'A tour of the chart',
  });
});

it('marks itself as an island only with a script', () => {
  const draw = (islandUrl?: string) =>
    render(<VideoEmbed {...props} islandUrl={islandUrl} />).container.firstElementChild;
  const island = draw('/video.js');
  expect(island?.getAttribute('data-live')).toBe('/video.js');
  expect(island?.getAttribute('data-early')).toBe('');
  const plain = draw();
  expect(plain?.hasAttribute('data-live')).toBe(false);
  expect(plain?.hasAttribute('data-early')).toBe(false);
});

it('leaves out an unknown duration', () => {
  render(<VideoEmbed {...props} duration={undefined} />);
  expect(screen.getByRole('link').textContent).not.toContain('undefined');
  expect(screen.getByRole('link').textContent).not.toContain('2:10');
});

it('shows a picture of its own instead of the profile, and keeps it out of its name', () => {
  render(<VideoEmbed {...props} poster={<img src="/poster.svg" alt="A chart" />} />);
  const link = screen.getByRole('link', { name: /^Play: A tour of the chart 2:10/ });
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/poster.svg');
  expect(link.querySelector('.otm-video__motif')).toBeNull();
});
