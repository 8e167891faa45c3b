import { localeNames, type Mode, modes, usualViewports } from '../../.storybook/toolbar.ts';

/** The facts about a story that pictures depend on; Chromatic reads the same ones. */
export interface PictureStory {
  readonly id: string;
  readonly parameters: {
    readonly chromatic?: { readonly disableSnapshot?: boolean };
    readonly layout?: string;
    readonly emulate?: Readonly<Record<string, string>>;
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles: unknown }>>;
    };
  };
  /** The toolbar globals that the story sets itself. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

/** One picture: a story in a mode. */
export interface Snapshot {
  readonly story: PictureStory;
  readonly mode: Mode;
  /** Its file name, without the extension. */
  readonly name: string;
}

/** Chromatic's modes: every language at every usual width, in the site's default theme. */
export const chromaticModes: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    Object.keys(localeNames).flatMap((locale) =>
      usualViewports.map((viewport) => [`${locale} ${viewport}`, { locale, viewport }]),
    ),
  );

/** Returns the pictures of a story, without duplicates where it sets its own language or theme. */
function snapshotsOf(story: PictureStory): readonly Snapshot[] {
  const keys = ['locale', 'theme'] as const;
  const free = keys.filter((key) => !(key in (story.storyGlobals ?? {})));
  const taken = new Map(modes.map((mode) => [free.map((key) => mode[key]).join('-'), mode]));
  return [...taken].map(([folder, mode]) => ({
    story,
    mode,
    name: `${folder || 'fixed'}/${story.id}`,
  }));
}

/** Returns every picture to take: each story that doesn't opt out, in every mode. */
export const snapshotList = (stories: readonly PictureStory[]): readonly Snapshot[] =>
  stories.filter(({ parameters }) => !parameters.chromatic?.disableSnapshot).flatMap(snapshotsOf);

/** Returns the viewport of a picture: the story's own, or for full-screen stories the mode's. */
export function viewportOf({ storyGlobals, parameters }: PictureStory, mode: Mode) {
  const { value } = (storyGlobals?.viewport ?? {}) as { value?: string };
  return value ?? (parameters.layout === 'fullscreen' ? mode.viewport : undefined);
}
