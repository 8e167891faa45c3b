// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductWindow } from './product-window.tsx';

const picture = { src: '/a.avif', alt: 'A chart', width: 16, height: 9 };
const spots = [
  { x: 10, y: 20, text: 'First' },
  { x: 30, y: 40, text: 'Second' },
];

afterEach(cleanup);

it('numbers its spots in the order of the list', () => {
  render(<ProductWindow picture={picture} spots={spots} caption="2.5" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
  ]);
  const numbers = [...document.querySelectorAll('svg text')];
  expect(numbers.map((it) => [it.textContent, it.getAttribute('x')])).toEqual([
    ['1', '10%'],
    ['2', '30%'],
  ]);
});

it('keeps the picture’s place before it arrives', () => {
  render(<ProductWindow picture={picture} spots={[]} caption="2.5" />);
  const image = screen.getByRole('img', { name: 'A chart' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['16', '9']);
  expect(screen.queryByRole('list')).toBeNull();
});
