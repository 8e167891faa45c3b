// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { masterClass } from '../../routes/master-class.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { MasterClassPage } from './master-class-page.tsx';

afterEach(cleanup);

describe.each(['en', 'es'] as const)('the master class in %s', (locale) => {
  const data = masterClass.load({}, locale);

  it('marks the link to its checkout for the affiliate’s code, and no other link', () => {
    renderInShell(<MasterClassPage {...data} />, locale, 'masterClass');
    const marked = screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('data-affiliate'));
    expect(marked.map(({ textContent }) => textContent?.includes(data.copy.buy))).toEqual([true]);
    expect(marked[0]?.getAttribute('rel')).toContain('sponsored');
  });
});
