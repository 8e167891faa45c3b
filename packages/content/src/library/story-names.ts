import {
  partValues,
  type StoryPicture,
  type StoryView,
  sessionValues,
  storyViews,
} from '@otm/schema';
import type { ReferenceKind } from '../markdown/draft.ts';
import { storySessions } from '../sessions/index.ts';
import type { Names } from './names.ts';

/** The engine's numbers of a picture, as texts write them, by name: `push.delta`. */
export type StoryValues = (picture: StoryPicture) => Readonly<Record<string, string>>;

const isView = (name: string): name is StoryView => storyViews.some((view) => view === name);

/** The picture that a reference is about, from its `item`: a view and a session. */
const pictureOf = (item: string | undefined): StoryPicture | undefined => {
  const [view = '', session = ''] = item?.split(' ') ?? [];
  return isView(view) && Object.hasOwn(storySessions, session) ? { view, session } : undefined;
};

/** The marks that the steps of a story can light. */
const marksOf = ({ session }: StoryPicture): readonly string[] =>
  storySessions[session]?.parts.map(({ name }) => name) ?? [];

/** The names of all numbers that a story's text can use. */
export const storyValueNames = (picture: StoryPicture): readonly string[] => [
  ...sessionValues.map((value) => `session.${value}`),
  ...marksOf(picture).flatMap((mark) => partValues.map((value) => `${mark}.${value}`)),
];

/** The names of the same mark; for an unknown mark, one name of each. */
const similar = (names: readonly string[], id = ''): readonly string[] => {
  const markOf = (name: string) => name.split('.')[0];
  const same = names.filter((name) => markOf(name) === markOf(id));
  if (same.length > 0) return same;
  return names.filter(
    (name, place) => names.findIndex((it) => markOf(it) === markOf(name)) === place,
  );
};

/** A number of any session outside of its story, by the session's name: `absorbedPush.push.delta`. */
export const sessionValue = (id: string, valuesOf: StoryValues): string | undefined => {
  const [session = '', ...name] = id.split('.');
  if (!Object.hasOwn(storySessions, session)) return undefined;
  const values = valuesOf({ view: 'price', session });
  const key = name.join('.');
  return Object.hasOwn(values, key) ? values[key] : undefined;
};

/** The names that stories use. */
export const storyNames = (valuesOf: StoryValues, variables: Names) =>
  ({
    storyView: {
      noun: 'view of a story',
      known: () => storyViews,
      find: (id) => (isView(id) ? id : undefined),
    },
    storySession: {
      noun: 'session',
      known: () => Object.keys(storySessions),
      find: (id) => (Object.hasOwn(storySessions, id) ? id : undefined),
    },
    storyMark: {
      noun: 'mark in this picture',
      known: (_, item) => marksOf(pictureOf(item) ?? { view: 'price', session: '' }),
      find: (id, _, item) => {
        const picture = pictureOf(item);
        return picture && marksOf(picture).includes(id) ? id : undefined;
      },
    },
    storyValue: {
      noun: 'number of this picture and no variable',
      known: (id, item) => {
        const picture = pictureOf(item);
        return picture ? similar(storyValueNames(picture), id) : [];
      },
      find: (id, locale, item) => {
        const picture = pictureOf(item);
        const values = picture ? valuesOf(picture) : {};
        return Object.hasOwn(values, id) ? values[id] : variables.find(id, locale);
      },
    },
  }) as const satisfies Partial<Readonly<Record<ReferenceKind, Names>>>;
