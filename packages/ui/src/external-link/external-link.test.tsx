// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ExternalLink, type ExternalLinkProps } from './external-link.tsx';

const link = (props: Partial<ExternalLinkProps> = {}) => {
  render(
    <ExternalLink href="https://example.com/" newTabLabel="(opens in a new tab)" {...props}>
      The platform
    </ExternalLink>,
  );
  return screen.getByRole('link', { name: 'The platform (opens in a new tab)' });
};

afterEach(cleanup);

it('opens a new tab, announces it, and is not accessible from the new page', () => {
  const { href, target, rel } = link() as HTMLAnchorElement;
  expect({ href, target, rel }).toEqual({
    href: 'https://example.com/',
    target: '_blank',
    rel: 'noopener',
  });
});

it('is marked for search engines when sponsored', () => {
  expect(link({ sponsored: true }).getAttribute('rel')).toBe('noopener sponsored');
});

it('looks like a button when it has a variant', () => {
  expect(link().className).toBe('otm-external-link');
  cleanup();
  const button = link({ variant: 'primary' });
  expect(button.className).toBe('otm-button');
  expect(button.dataset.variant).toBe('primary');
});

it('keeps the icon on the line of the last word', () => {
  const unbroken = link().querySelector('.otm-unbroken');
  expect(unbroken?.textContent).toBe('platform');
  expect(unbroken?.querySelector('svg')).toBeTruthy();
});
