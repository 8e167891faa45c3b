import { renderToStaticMarkup } from 'react-dom/server';
import { cardPictures } from '../../src/features/charts/card-picture.tsx';
import { stripPictures } from '../../src/features/charts/strip-picture.tsx';

/** Renders every picture that becomes a file: its name, and its SVG without styles. */
export const renderPictures = () =>
  [...cardPictures(), ...stripPictures()].map(({ name, picture }) => ({
    name,
    svg: renderToStaticMarkup(picture),
  }));
