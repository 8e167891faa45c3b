import type { Release, Setup } from '../setup.ts';
import { htmlSnippet } from './html.ts';

/** Writes an action for a theme's functions.php. No value can contain `<?` or `?>`. */
export const wordpressSnippet = (setup: Setup, release: Release): string =>
  `add_action( 'wp_footer', function () { ?>\n${htmlSnippet(setup, release)}<?php } );\n`;
