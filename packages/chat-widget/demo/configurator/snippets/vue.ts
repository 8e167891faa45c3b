import type { Setup } from '../setup.ts';
import { writeAttributes, writeRule } from './escape.ts';
import { writeLink } from './link.ts';

/** Writes a single-file component. */
export function vueSnippet(setup: Setup): string {
  const rule = writeRule(setup.properties, '');
  return `<script setup>
import '@otm/chat-widget/element';
import '@otm/chat-widget/launcher.css';
</script>

<template>
  <chat-widget${writeAttributes(setup.attributes, '    ')}
  >${writeLink(setup, '    ')}
  </chat-widget>
</template>
${rule && `\n<style>\n${rule}</style>\n`}`;
}
