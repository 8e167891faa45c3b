import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokensCss } from './tokens-css.ts';
import { tokensJson } from './tokens-json.ts';

/** The only source of raw values. */
export const tokensSource: string = fileURLToPath(new URL('tokens.json', import.meta.url));

const css = new URL('../styles/tokens.css', import.meta.url);

/** Writes a file unless it has that text already, so that no watcher runs in circles. */
function update(file: string | URL, text: string): void {
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes `tokens.css` from `tokens.json`, and the components of its colors from their hex digits. */
export function writeTokens(): void {
  const file = JSON.parse(readFileSync(tokensSource, 'utf8'));
  update(tokensSource, tokensJson(file));
  update(css, tokensCss(file));
}
