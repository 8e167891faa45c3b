// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Section } from './section.tsx';

afterEach(cleanup);

it('is a region named by its heading', () => {
  render(
    <Section id="indicators" title="Eight indicators">
      <p>Content</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Eight indicators' });
  expect(region.id).toBe('indicators');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Eight indicators');
  expect(region.textContent).toContain('Content');
});

it('shows its lead between the heading and the content', () => {
  render(
    <Section id="a" title="Title" lead="Lead">
      <p>Content</p>
    </Section>,
  );
  expect(screen.getByRole('region').textContent).toBe('TitleLeadContent');
});

it.each([undefined, ''])('has no empty paragraph for the lead %j', (lead) => {
  render(
    <Section id="a" title="Title" lead={lead}>
      <ul />
    </Section>,
  );
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it('names two sections of a page by their own headings', () => {
  render(
    <>
      <Section id="a" title="First">
        {null}
      </Section>
      <Section id="b" title="Second">
        {null}
      </Section>
    </>,
  );
  expect(screen.getByRole('region', { name: 'First' }).id).toBe('a');
  expect(screen.getByRole('region', { name: 'Second' }).id).toBe('b');
});
