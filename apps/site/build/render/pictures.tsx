import { renderToStaticMarkup } from 'react-dom/server';
import { cardPictures } from '../../src/features/charts/card-picture.tsx';

/** Renders every picture that becomes a file: its name, and its SVG without styles. */
export const renderPictures = () =>
  cardPictures().map(({ name, picture }) => ({ name, svg: renderToStaticMarkup(picture) }));
