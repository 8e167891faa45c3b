import { colorsOf } from './token-colors.ts';

const surface = (theme: 'dark' | 'light') => colorsOf(theme)('canvas');

/**
 * The head of the preview: the product's surface, in the theme that the URL asks for, while styles
 * and stories load. Storybook's own is white.
 */
export const loadingSurface: string = `
<script>
  document.documentElement.dataset.theme = /[?&]globals=[^&]*\\btheme(:|%3A)light/.test(location.search) ? 'light' : 'dark';
</script>
<style>
  @layer loading {
    :root { background: ${surface('dark')}; }
    :root[data-theme="light"] { background: ${surface('light')}; }
  }
  :root :is(.sb-preparing-story, .sb-preparing-docs) { background: ${surface('dark')}; }
  :root[data-theme="light"] :is(.sb-preparing-story, .sb-preparing-docs) { background: ${surface('light')}; }
</style>
`;
