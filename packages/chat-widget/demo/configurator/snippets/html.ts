import type { Release, Setup } from '../setup.ts';
import { writeAttributes, writeRule } from './escape.ts';

/** URL of the script file on a public CDN. */
export const scriptUrl = ({ version }: Release): string =>
  `https://cdn.jsdelivr.net/npm/@otm/chat-widget@${version}/dist/chat-widget.js`;

/** Writes a script tag for any HTML page, with the look as a style sheet before it. */
export function htmlSnippet({ attributes, properties }: Setup, release: Release): string {
  const rule = writeRule(properties, '  ');
  const styles = rule && `<style>\n${rule}</style>\n`;
  const tag = { src: scriptUrl(release), integrity: release.integrity, crossorigin: 'anonymous' };
  const settings = writeAttributes(attributes, '  ', 'data-');
  return `${styles}<script${writeAttributes(tag, '  ')}${settings}\n  async\n></script>\n`;
}
