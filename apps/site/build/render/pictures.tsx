import { renderToStaticMarkup } from 'react-dom/server';
import { cardPictures } from '../../src/features/charts/card-picture.tsx';
import { posterPictures } from '../../src/features/charts/poster-picture.tsx';
import { setupPictures } from '../../src/features/charts/setup-picture.tsx';
import { stripPictures } from '../../src/features/charts/strip-picture.tsx';
import { posts } from '../../src/library.ts';

/** Renders every picture that becomes a file: its name, and its SVG without styles. */
export const renderPictures = () =>
  [...cardPictures(posts), ...posterPictures(), ...setupPictures(), ...stripPictures()].map(
    ({ picture, ...file }) => ({
      ...file,
      svg: renderToStaticMarkup(picture),
    }),
  );
