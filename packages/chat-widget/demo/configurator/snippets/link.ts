import { launcherLabel, sendLink } from '../../../src/core.ts';
import type { Setup } from '../setup.ts';
import { escapeHtml } from './escape.ts';
import { parseJson } from './parse-json.ts';

/** Returns the URL of the account, or of the first agent, '' when it can't be reached. */
export function accountUrl({ attributes }: Setup): string {
  const agents = parseJson(attributes.agents ?? '');
  const first: object = Array.isArray(agents) ? Object(agents[0]) : {};
  return sendLink({ ...attributes, ...first }, '');
}

/** Writes the link that is the launcher before the code arrives and without JavaScript. */
export function writeLink(setup: Setup, indent: string): string {
  const url = accountUrl(setup);
  const label = setup.attributes.label ?? launcherLabel(setup.attributes.lang ?? 'en');
  return url && `\n${indent}<a href="${escapeHtml(url)}" target="_blank">${escapeHtml(label)}</a>`;
}
