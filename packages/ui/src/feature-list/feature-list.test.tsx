// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FeatureList } from './feature-list.tsx';

const labels = { included: 'Included', notIncluded: 'Not included' };

afterEach(cleanup);

it('says of each line, not by the sign alone, whether it is part of the offer', () => {
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

it('draws signs that those who listen do not hear', () => {
  render(<FeatureList features={[{ text: 'Updates', included: true }]} labels={labels} />);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
