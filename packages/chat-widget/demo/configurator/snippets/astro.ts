import type { Setup } from '../setup.ts';
import { writeAttributes, writeRule } from './escape.ts';
import { writeLink } from './link.ts';

/** Writes an Astro component. */
export function astroSnippet(setup: Setup): string {
  const rule = writeRule(setup.properties, '  ');
  return `---
import '@otm/chat-widget/launcher.css';
---
<chat-widget${writeAttributes(setup.attributes, '  ')}
>${writeLink(setup, '  ')}
</chat-widget>

<script>
  import '@otm/chat-widget/element';
</script>
${rule && `\n<style is:global>\n${rule}</style>\n`}`;
}
