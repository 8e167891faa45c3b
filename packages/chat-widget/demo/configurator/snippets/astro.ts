import { launcherLabel } from '../../../src/core.ts';
import type { Setup } from '../setup.ts';
import { writeRule } from './escape.ts';
import { writeValue } from './expression.ts';
import { accountUrl } from './link.ts';

/** Writes the link; Astro escapes values itself, so entities would be escaped twice. */
function writeLink(setup: Setup): string {
  const url = accountUrl(setup);
  const label = setup.attributes.label ?? launcherLabel(setup.attributes.lang ?? 'en');
  const text = /^[^&<>{}]*$/.test(label) ? label : `{${JSON.stringify(label)}}`;
  return url && `\n  <a href=${writeValue(url)} target="_blank">${text}</a>`;
}

/** Writes an Astro component. */
export function astroSnippet(setup: Setup): string {
  const rule = writeRule(setup.properties, '  ');
  const attributes = Object.entries(setup.attributes)
    .map(([name, value]) => `\n  ${name}${value && `=${writeValue(value)}`}`)
    .join('');
  return `---
import '@otm/chat-widget/launcher.css';
---
<chat-widget${attributes}
>${writeLink(setup)}
</chat-widget>

<script>
  import '@otm/chat-widget/element';
</script>
${rule && `\n<style is:global>\n${rule}</style>\n`}`;
}
