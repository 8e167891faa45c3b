// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const labels = {
  name: 'Reviews',
  carousel: 'carousel',
  slide: 'slide',
  start: 'Start slide rotation',
  stop: 'Stop slide rotation',
  previous: 'Previous review',
  next: 'Next review',
};

const element = (slides = ['one', 'two', 'three', 'four']) => (
  <Carousel labels={labels}>
    {slides.map((slide) => (
      <p key={slide}>{slide}</p>
    ))}
  </Carousel>
);

/** Opens a window of a width in rem, with or without reduced motion. */
function openWindow(width: number, reducedMotion = false): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, least] = /min-width: (\d+)rem/.exec(query) ?? [];
    const matches = least === undefined ? reducedMotion : width >= Number(least);
    return { matches, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  });
}

/** Waits for the slider and returns its visible slides. */
const reachable = async () => {
  const slides = await screen.findAllByRole('group', { name: / \/ / });
  return slides.filter((slide) => !slide.closest('[aria-hidden="true"]'));
};

beforeEach(() => openWindow(90));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('before hydration', () => {
  it('lists all slides in order, without buttons', () => {
    const html = renderToStaticMarkup(element());
    const place = document.createElement('div');
    place.innerHTML = html;
    const items = [...place.querySelectorAll('ul > li')].map((item) => item.textContent);
    expect(items).toEqual(['one', 'two', 'three', 'four']);
    expect(place.querySelector('button')).toBeNull();
  });

  it('keeps the list while the slider loads', () => {
    render(element());
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });
});

describe('after hydration', () => {
  it.each([
    [22, 1],
    [40, 2],
    [63, 2],
    [64, 3],
  ])('in a window of %d rem shows %d slides side by side', async (width, shown) => {
    openWindow(width);
    render(element());
    expect(await reachable()).toHaveLength(shown);
  });

  it('makes hidden slides and clones inert', async () => {
    render(element());
    await reachable();
    const hidden = document.querySelectorAll<HTMLElement>('.slick-slide[aria-hidden="true"]');
    expect(hidden.length).toBeGreaterThan(0);
    expect([...hidden].every((slide) => slide.inert)).toBe(true);
  });

  it('names each slide by its position', async () => {
    render(element());
    const [first] = await reachable();
    expect(first?.getAttribute('aria-label')).toBe('1 / 4');
    expect(first?.getAttribute('aria-roledescription')).toBe('slide');
  });

  it('is a named group with a role description', async () => {
    render(element());
    const carousel = screen.getByRole('group', { name: labels.name });
    expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  });

  it('rotates immediately, and labels its button with the next action', async () => {
    render(element());
    const rotation = await screen.findByRole('button', { name: labels.stop });
    fireEvent.click(rotation);
    expect(rotation.getAttribute('aria-label')).toBe(labels.start);
    fireEvent.click(rotation);
    expect(rotation.getAttribute('aria-label')).toBe(labels.stop);
  });

  it('turns its live region off while it rotates', async () => {
    render(element());
    const rotation = await screen.findByRole('button', { name: labels.stop });
    const live = document.querySelector('[aria-live]');
    expect(live?.getAttribute('aria-live')).toBe('off');
    fireEvent.click(rotation);
    expect(live?.getAttribute('aria-live')).toBe('polite');
  });

  it('does not start under reduced motion', async () => {
    openWindow(90, true);
    render(element());
    expect(await screen.findByRole('button', { name: labels.start })).toBeTruthy();
    expect(screen.queryByRole('button', { name: labels.stop })).toBeNull();
  });

  it('has no buttons when all slides fit', () => {
    render(element(['one', 'two', 'three']));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
