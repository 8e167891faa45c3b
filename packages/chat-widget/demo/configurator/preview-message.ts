import type { Setup } from './setup.ts';

/** A theme that a preview shows. */
export type Theme = 'light' | 'dark';

/** A message from the configurator to its previews. */
export type PreviewMessage =
  | {
      readonly kind: 'setup';
      readonly setup: Setup;
      /** Language of the page around the widget. */
      readonly lang: string;
      readonly heading: string;
      /** Name of the preview, for screen readers. */
      readonly name: string;
    }
  | { readonly kind: 'open'; readonly isOpen: boolean }
  | { readonly kind: 'notify' };
