import type { SiteKind } from './snippets/snippets.ts';

/** A language of the configurator's own texts. */
export type Language = 'en' | 'es';

/** Everything a visitor has chosen. */
export interface State {
  readonly language: Language;
  readonly siteKind: SiteKind;
  readonly values: ReadonlyMap<string, string>;
}

/** Chosen at first: a sample account, in a range of numbers that belong to no one. */
export const initialValues: ReadonlyMap<string, string> = new Map([
  ['phone', '+1 555 010 0199'],
  ['name', 'Acme'],
]);

/** Reads the state from a URL's hash, so that a setup can be bookmarked and shared. */
export function readState(hash: string, languages: readonly string[]): State {
  const values = new Map(new URLSearchParams(hash.slice(1)));
  const language = values.get('ui') ?? (languages[0]?.startsWith('es') ? 'es' : 'en');
  const siteKind = (values.get('site') ?? 'HTML') as SiteKind;
  values.delete('ui');
  values.delete('site');
  return {
    language: language === 'es' ? 'es' : 'en',
    siteKind: ['HTML', 'React', 'Vue', 'Astro', 'WordPress'].includes(siteKind) ? siteKind : 'HTML',
    values: values.size ? values : initialValues,
  };
}

/** Writes the state as a URL's hash. */
export const writeState = ({ language, siteKind, values }: State): string =>
  `#${new URLSearchParams([['ui', language], ['site', siteKind], ...values])}`;
