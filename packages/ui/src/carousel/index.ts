export { Carousel, type CarouselProps } from './carousel.tsx';
export type { CarouselLabels } from './carousel-controls.tsx';
