import { createContext, type ReactNode } from 'react';

/** The scripts of single pages; every other page has the boot script alone. */
export type PageScriptName = 'earlyText' | 'orderDate' | 'questions';

/** Functions and code that only the build provides, while it prerenders. */
export interface Build {
  /** Renders an island to HTML that a React root of its own can hydrate. */
  readonly toHtml: (island: ReactNode) => string;
  /** The URL of an island's code. */
  readonly islandUrl: (name: string) => string;
  /** The URL of a picture that was written as a file. */
  readonly pictureUrl: (name: string) => string;
  /** The code of the pages' own scripts; a page does without one that isn't here. */
  readonly pageScripts: Readonly<Partial<Record<PageScriptName, string>>>;
  /** The id of this build: the same for the same sources and settings. */
  readonly buildId?: () => string;
  /** Renders a part that documents share, once for each key. Returns what stands for it. */
  readonly share?: (key: string, part: ReactNode) => string;
}

/** Provided while prerendering only; in the browser, React draws everything in place. */
export const BuildContext = createContext<Build | undefined>(undefined);
