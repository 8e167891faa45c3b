// @vitest-environment happy-dom
import { uiText } from '@otm/content';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** The notice's text in a build that counts visits by an adapter. */
async function noticeWith(adapter: string) {
  vi.stubEnv('SITE_SERVICES', 'live');
  vi.stubEnv('SITE_ANALYTICS', adapter);
  vi.resetModules();
  const { I18nextProvider } = await import('react-i18next');
  const { createI18n } = await import('../../app/i18n.ts');
  const { StorageNotice } = await import('./storage-notice.tsx');
  const { container } = render(
    <I18nextProvider i18n={createI18n('en')}>
      <StorageNotice />
    </I18nextProvider>,
  );
  return container.textContent;
}

it.each([
  ['', false],
  ['plausible', false],
  ['umami', false],
  ['beacon', true],
])('asks for consent to being counted by "%s": %s', async (adapter, asks) => {
  const { accept, text, visits } = uiText.en.cookies;
  const notice = asks ? `${text} ${visits}` : text;
  expect(await noticeWith(adapter)).toBe(`${notice}${accept}`);
});
