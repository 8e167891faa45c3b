import type {
  BlogPosting,
  BreadcrumbList,
  DefinedTerm,
  FAQPage,
  Organization,
  Product,
  TechArticle,
  WebSite,
} from 'schema-dts';

/**
 * Facts about a page in the vocabulary of schema.org; the compiler knows its definitions. No page that
 * may be listed is about a video, and a sample has no upload date, so there's no VideoObject.
 */
export type StructuredData = Exclude<
  | BlogPosting
  | BreadcrumbList
  | DefinedTerm
  | FAQPage
  | Organization
  | Product
  | TechArticle
  | WebSite,
  string
>;

/** The absolute URLs that a page's structured data refers to. */
export interface PageUrls {
  /** The page itself. */
  readonly url: string;
  /** Its share card. */
  readonly image: string | undefined;
}

/** Writes structured data as JSON-LD that is safe inside a script element. */
export function jsonLd(things: readonly StructuredData[]): string {
  const [only, ...others] = things;
  const content = others.length > 0 ? { '@graph': things } : only;
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll(
    '<',
    '\\u003c',
  );
}
