import { locales } from '@otm/schema';
import { expect, it } from 'vitest';
import { captchaPolicy } from '../../build/document-policy.ts';
import { privacyPage } from '../library.ts';
import { liveEndpoints } from './live.ts';

const hostOf = (url: string) => new URL(url).host;

/** The hosts that a live build contacts by itself; the block list's host is the owner's choice. */
const contacted = new Set([
  hostOf(liveEndpoints.mail.contact.origin),
  hostOf(liveEndpoints.mail.licence.origin),
  hostOf(liveEndpoints.video.embed('')),
  ...[...captchaPolicy(false).matchAll(/https:\/\/(?:\*\.)?([\w.-]+)/g)].map(
    ([, host = '']) => host,
  ),
]);

it.each(locales)('the privacy notice names every company that gets data, in %s', (locale) => {
  const names = privacyPage[locale].blocks.flatMap((block) =>
    block.type === 'facts' ? block.rows.map(({ name }) => name) : [],
  );
  const hosts = names.filter((name) => /^[\w-]+(?:\.[\w-]+)+$/.test(name));
  expect(hosts.toSorted()).toEqual([...contacted].toSorted());
});
