import { builtInLabel } from '../../../src/core/labels.ts';
import { sendLink } from '../../../src/core/link.ts';
import { readSettings } from '../../../src/core/settings.ts';
import type { Setup } from '../setup.ts';
import { escapeHtml } from './escape.ts';

/** Returns the URL of the first account, '' when it can't be reached. */
export function accountUrl({ attributes }: Setup): string {
  const [account] = readSettings(
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );
  return account ? sendLink(account, '') : '';
}

/** Writes the link that is the launcher before the code arrives and without JavaScript. */
export function writeLink(setup: Setup, indent: string): string {
  const url = accountUrl(setup);
  const label = setup.attributes.label ?? builtInLabel('label', setup.attributes.lang ?? 'en');
  return url && `\n${indent}<a href="${escapeHtml(url)}" target="_blank">${escapeHtml(label)}</a>`;
}
