// One line for each view: the file that it's in, and the block type that it draws.
export { Facts as facts } from './facts.tsx';
export { Questions as questions } from './questions.tsx';
export { Results as results } from './results.tsx';
export * from './short-views.tsx';
export { Terms as terms } from './terms.tsx';
export { Testimonials as testimonials } from './testimonials.tsx';
