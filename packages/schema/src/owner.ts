import type { PageMeta, TitledText } from './page.ts';

/** What an owner may still have to set, in the order in which the page lists it. */
export const unsetKinds = ['sandbox', 'business', 'settings', 'reviews', 'videos'] as const;

/** A kind of thing that an owner may still have to set. */
export type UnsetKind = (typeof unsetKinds)[number];

/** The texts of the owner's page. */
export interface OwnerPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly unset: {
    readonly title: string;
    /** Stands before a count. */
    readonly open: string;
    readonly done: string;
    /** What is unset, and the file in which it is set. */
    readonly kinds: Readonly<Record<UnsetKind, TitledText & { readonly file: string }>>;
  };
  readonly help: {
    readonly title: string;
    readonly items: readonly (TitledText & { readonly file: string })[];
  };
  readonly sandbox: {
    readonly title: string;
    readonly text: string;
    readonly start: string;
    readonly inbox: string;
  };
  readonly pages: {
    readonly title: string;
    readonly lead: string;
    readonly address: string;
    readonly languages: { readonly en: string; readonly es: string };
    /** Stands before the number of pages that the sitemap lists beyond those shown. */
    readonly others: string;
    readonly unlisted: string;
  };
}
