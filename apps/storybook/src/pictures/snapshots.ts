import { settings, viewports } from '../../.storybook/toolbar.ts';

/** The toolbar's settings under which a picture is taken. */
export type Mode = Readonly<Record<string, string>>;

/** A story's entry in Storybook's index, as Chromatic reads it too. */
export interface PictureStory {
  readonly id: string;
  readonly parameters: {
    readonly chromatic?: { readonly disableSnapshot?: boolean };
    readonly emulate?: Readonly<Record<string, string>>;
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles: unknown }>>;
    };
  };
  /** The toolbar settings that the story fixes. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

/** One picture: a story in a mode. */
export interface Snapshot {
  readonly story: PictureStory;
  readonly mode: Mode;
  /** Its file, without the ending. */
  readonly name: string;
}

/** The modes of the local run: every language in every theme. */
export const localModes: readonly Mode[] = settings.map(({ locale, theme }) => ({ locale, theme }));

/** The modes of Chromatic: every language at every width, in the site's own theme. */
export const chromaticModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  [...new Set(settings.map(({ locale }) => locale))].flatMap((locale) =>
    Object.keys(viewports).map((viewport) => [`${locale} ${viewport}`, { locale, viewport }]),
  ),
);

/** The pictures of a story: a mode that the story overrides isn't taken twice. */
function snapshotsOf(story: PictureStory, modes: readonly Mode[]): readonly Snapshot[] {
  const free = Object.keys(modes[0] ?? {}).filter((key) => !(key in (story.storyGlobals ?? {})));
  const taken = new Map(modes.map((mode) => [free.map((key) => mode[key]).join('-'), mode]));
  return [...taken].map(([folder, mode]) => ({
    story,
    mode,
    name: `${folder || 'fixed'}/${story.id}`,
  }));
}

/** Lists the pictures to take: every story that doesn't opt out, in every mode. */
export const snapshotList = (
  stories: readonly PictureStory[],
  modes: readonly Mode[] = localModes,
): readonly Snapshot[] =>
  stories
    .filter(({ parameters }) => !parameters.chromatic?.disableSnapshot)
    .flatMap((story) => snapshotsOf(story, modes));
