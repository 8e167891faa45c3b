// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ButtonLink } from './button.tsx';
import { createButtonLink } from './create-button-link.ts';

it('is the link that the component renders', () => {
  const rendered = renderToStaticMarkup(
    <ButtonLink href="/buy?plan=pro">Buy &lt;Pro&gt;</ButtonLink>,
  );
  expect(createButtonLink('/buy?plan=pro', 'Buy <Pro>').outerHTML).toBe(rendered);
});
