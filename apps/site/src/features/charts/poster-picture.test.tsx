import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardPictures } from './card-picture.tsx';
import { posterPictures } from './poster-picture.tsx';

it('draws every poster differently, and none like a card', () => {
  const pictures = [...posterPictures(), ...cardPictures([])];
  const drawn = pictures.map(({ picture }) =>
    renderToStaticMarkup(picture).replace(/<title>.*?<\/title>/, ''),
  );
  expect(new Set(drawn).size).toBe(pictures.length);
});
