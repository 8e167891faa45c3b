import { isLocale, type Locale } from '@otm/schema';

/** A text of the content with its path, for example `homePage.hero.title`. */
export interface FoundText {
  readonly path: string;
  readonly text: string;
}

/** Keys whose values are codes or URLs and never prose. */
const codes = new Set([
  'id',
  'slug',
  'item',
  'downloadItem',
  'indicator',
  'type',
  'lang',
  'billing',
  'colors',
  'url',
  'address',
  'href',
  'origin',
  'links',
  'chart',
  'picture',
  'published',
  'updated',
  'src',
  'outcome',
  'terms',
  'related',
  'spellings',
  'article',
  'blockCodes',
  'live',
  'mark',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLocalized = (value: Record<string, unknown>): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLocale);
};

/** Every text of a value that a reader of the language meets; other languages are left out. */
export const textsOf = (value: unknown, locale: Locale, path = ''): FoundText[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!isRecord(value)) return [];
  if (isLocalized(value)) return textsOf(value[locale], locale, path);
  return Object.entries(value).flatMap(([key, part]) =>
    codes.has(key) ? [] : textsOf(part, locale, path === '' ? key : `${path}.${key}`),
  );
};
