import { expect, it } from 'vitest';
import { posterView } from './poster-view.ts';

const urls = ['en-0', 'es-0', 'en-install-standard', 'en-install-exceptions', 'en-uninstall'].map(
  (id) => `https://video.example/embed/${id}`,
);

it('shows another view for every video', () => {
  expect(new Set(urls.map(posterView)).size).toBe(urls.length);
});

it('shows the same view for the same video', () => {
  for (const url of urls) expect(posterView(url)).toBe(posterView(url));
});

it('keeps the dominant line in view', () => {
  for (let index = 0; index < 500; index += 1) {
    const [, top = 0, , height] = posterView(`https://video.example/${index}`)
      .split(' ')
      .map(Number);
    expect(40 - top).toBeGreaterThan(0);
    expect(40 - top).toBeLessThan(height ?? 0);
  }
});
