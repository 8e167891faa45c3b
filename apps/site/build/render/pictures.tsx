import type { Article } from '@otm/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { computeOncePer } from '../../src/compute-once.ts';
import { articlePictures, cardPictures } from '../../src/features/charts/card-picture.tsx';
import { posterPictures } from '../../src/features/charts/poster-picture.tsx';
import { setupPictures } from '../../src/features/charts/setup-picture.tsx';
import { stripPictures } from '../../src/features/charts/strip-picture.tsx';
import { posts } from '../../src/library.ts';

/** Renders the pictures that an article may have on cards. */
export const renderArticlePictures = (article: Article) =>
  articlePictures(article).map(({ picture, ...file }) => ({
    ...file,
    svg: renderToStaticMarkup(picture),
  }));

/** Renders every picture that becomes a file: its name, and its SVG without styles. */
export const renderPictures = () => {
  const svgOf = computeOncePer(renderToStaticMarkup);
  return [...cardPictures(posts), ...posterPictures(), ...setupPictures(), ...stripPictures()].map(
    ({ picture, ...file }) => ({ ...file, svg: svgOf(picture) }),
  );
};
