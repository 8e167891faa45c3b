import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { findPage } from '../routes/site-pages.ts';
import { App } from './app.tsx';
import { PageView } from './page-view.tsx';

const appAt = (location: string) =>
  renderToStaticMarkup(
    <StaticRouter location={location}>
      <App />
    </StaticRouter>,
  );

it.each([
  ['/buy', findPage('buy', 'en', {})],
  ['/es/blog/entrada-mas-reciente', findPage('post', 'es', { slug: 'newest-post' })],
  ['/order/unknown', findPage('order', 'en', { id: 'unknown' })],
  ['/nothing/here', findPage('notFound', 'en', {})],
])('shows the page of %s, with its title', (location, page) => {
  const content = renderToStaticMarkup(<PageView page={page} />).replaceAll(/_R_\w+_/g, '');
  const html = appAt(location).replaceAll(/_R_\w+_/g, '');
  expect(html).toContain(content);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
});

it('never writes an unknown parameter into the page', () => {
  expect(appAt('/order/%3Cimg%3E')).not.toMatch(/<img>|%3Cimg/);
});
