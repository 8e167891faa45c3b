// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { linkManifest } from './manifest.ts';

it('makes the alternate that is a manifest the page’s manifest', () => {
  document.head.innerHTML = `<link rel="alternate" type="application/atom+xml" href="/feed.xml">
    <link rel="alternate" type="application/manifest+json" href="/manifest.webmanifest">`;
  linkManifest();
  expect(document.querySelector('[rel=manifest]')?.getAttribute('href')).toBe(
    '/manifest.webmanifest',
  );
  expect(document.querySelectorAll('[rel=alternate]')).toHaveLength(1);
});
