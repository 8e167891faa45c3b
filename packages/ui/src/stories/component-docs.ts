import type { Locale, Localized } from '@otm/schema';
import type { ReactNode } from 'react';

/** The tools that an example is drawn with. */
export interface ExampleContext {
  /** The toolbar's language. */
  readonly locale: Locale;
  /** Returns a text in the toolbar's language. */
  readonly t: (text: Localized<string>) => string;
  /** Renders the component's first story, with other props where given. */
  readonly sample: (props?: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Real components that follow or break a rule. */
export type Example = (context: ExampleContext) => ReactNode;

/** A rule about a component, pictured. */
export interface Guideline {
  /** The rule and its reason, in one sentence. */
  readonly rule: Localized<string>;
  readonly does: Example;
  readonly doesNot: Example;
}

/** A part of a component that has no class name of its own. */
export interface NamedPart {
  /** Finds it inside of the picture. */
  readonly selector: string;
  readonly name: Localized<string>;
}

/** The facts that a docs page can't read from the source: `<name>.docs.tsx` next to the stories exports them. */
export interface ComponentDocs {
  readonly guidelines: readonly [Guideline, ...Guideline[]];
  /** The picture of its parts, for a component whose first story shows few of them. */
  readonly anatomy?: Example;
  /** The parts to number in place of class names, for a component whose parts have none. */
  readonly parts?: readonly NamedPart[];
  /** The experience with assistive technology, and the caller's part in it. */
  readonly accessibility: Localized<string>;
  /** Keys that a component handles out of the reader's sight, as in a shadow root. */
  readonly keys?: readonly { readonly keys: string; readonly does: string }[];
}
