// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FeatureList } from './feature-list.tsx';

const labels = { included: 'Included', notIncluded: 'Not included' };

afterEach(cleanup);

it('announces whether each feature is included', () => {
  const features = [
    { text: 'Updates', included: true },
    { text: 'Community', included: false },
  ];
  render(<FeatureList features={features} labels={labels} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Included: Updates',
    'Not included: Community',
  ]);
  expect(items.map((item) => item.dataset.included)).toEqual(['true', 'false']);
});

it('hides its icons from screen readers', () => {
  render(<FeatureList features={[{ text: 'Updates', included: true }]} labels={labels} />);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
