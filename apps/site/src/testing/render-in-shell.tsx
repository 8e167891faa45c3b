import type { Locale } from '@otm/schema';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageShell } from '../app/page-shell.tsx';
import type { RouteId } from '../routes/paths.ts';
import { findPage } from '../routes/site-pages.ts';

/** Renders a part of a page as React draws it on a page of the site, without the layout. */
export const renderInShell = (
  content: ReactNode,
  locale: Locale,
  route: RouteId = 'home',
): RenderResult => render(<PageShell page={findPage(route, locale, {})}>{content}</PageShell>);
