import {
  type MarkedView,
  needsSession,
  partValues,
  type StoryPicture,
  type StoryView,
  sessionValues,
  storyViews,
  viewMarks,
} from '@otm/schema';
import type { ReferenceKind } from '../markdown/draft.ts';
import { storySessions } from '../sessions/index.ts';
import type { Names } from './names.ts';

/** The engine's numbers of a picture, as texts write them, by name: `push.delta`. */
export type StoryValues = (picture: StoryPicture) => Readonly<Record<string, string>>;

const isMarked = (view: StoryView): view is MarkedView => Object.hasOwn(viewMarks, view);

const isView = (name: string): name is StoryView => storyViews.some((view) => view === name);

/** The picture that a reference is about, from its `item`: a view, and a session if it needs one. */
const pictureOf = (item = ''): StoryPicture | undefined => {
  const [view = '', session = ''] = item.split(' ');
  if (!isView(view)) return undefined;
  if (!needsSession(view)) return { view };
  return Object.hasOwn(storySessions, session) ? { view, session } : undefined;
};

/** The marks that the steps of a story can light, with the names of their numbers. */
const marksOf = ({
  view,
  session = '',
}: StoryPicture): Readonly<Record<string, readonly string[]>> => {
  if (isMarked(view)) return viewMarks[view];
  const parts = storySessions[session]?.parts ?? [];
  return Object.fromEntries(parts.map(({ name }) => [name, partValues]));
};

/** The names of all numbers that a story's text can use. */
export const storyValueNames = (picture: StoryPicture): readonly string[] =>
  Object.entries({ session: sessionValues, ...marksOf(picture) }).flatMap(([mark, values]) =>
    values.map((value) => `${mark}.${value}`),
  );

/** The names of the same mark; for an unknown mark, one name of each. */
const similar = (names: readonly string[], id = ''): readonly string[] => {
  const markOf = (name: string) => name.split('.')[0];
  const same = names.filter((name) => markOf(name) === markOf(id));
  if (same.length > 0) return same;
  return names.filter(
    (name, place) => names.findIndex((it) => markOf(it) === markOf(name)) === place,
  );
};

/** The marks of the picture that a reference is about. */
const marksIn = (item: string | undefined): readonly string[] => {
  const picture = pictureOf(item);
  return picture ? Object.keys(marksOf(picture)) : [];
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
      known: (_, item) => marksIn(item),
      find: (id, _, item) => (marksIn(item).includes(id) ? id : undefined),
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
