import { parse } from 'parse5';
import { cssUrls, srcsetUrls } from './file-urls.ts';
import { attributesOf, type Element, elementsIn, textIn } from './html-tree.ts';

/** A reference of a document to a URL. */
export interface Reference {
  readonly url: string;
  /** Whether the browser fetches it with the page, instead of on a click. */
  readonly isResource: boolean;
}

/** A section that shows results or testimonials. */
interface Claim {
  readonly kind: (typeof claimKinds)[number];
  readonly text: string;
}

/** The facts of a document that the checks need. */
export interface DocumentFacts {
  readonly lang: string;
  readonly title: string;
  readonly isRedirect: boolean;
  readonly isListed: boolean;
  readonly ids: ReadonlySet<string>;
  readonly references: readonly Reference[];
  /** The URL of each alternate by its language. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly policy: string;
  /** The text that visitors can read, without scripts and styles. */
  readonly text: string;
  readonly claims: readonly Claim[];
}

const resourceAttributes = ['src', 'poster', 'data-live'];

const sourceSets = ['srcset', 'imagesrcset'];

/** The style sheet that an element has, as its text or in an attribute. */
function cssOf(element: Element): string {
  if (element.tagName !== 'style') return attributesOf(element).get('style') ?? '';
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** The files that an element names in other ways than one URL in an attribute. */
function fileUrlsOf(element: Element): readonly string[] {
  const attributes = attributesOf(element);
  return [
    ...sourceSets.flatMap((name) => srcsetUrls(attributes.get(name) ?? '')),
    ...cssUrls(cssOf(element)),
  ];
}

/** The URLs that a form is sent to. An empty one is the page itself. */
const actionsOf = (element: Element): readonly string[] =>
  ['action', 'formaction'].flatMap((name) => attributesOf(element).get(name) || []);

function referencesOf(element: Element): readonly Reference[] {
  const attributes = attributesOf(element);
  const href = attributes.get('href');
  const own = resourceAttributes
    .flatMap((name) => attributes.get(name) ?? [])
    .map((url) => ({ url, isResource: true }));
  const isPageLink = element.tagName === 'a' || element.tagName === 'area';
  const card = attributes.get('property') === 'og:image' ? attributes.get('content') : undefined;
  return [
    ...own,
    ...fileUrlsOf(element).map((url) => ({ url, isResource: true })),
    ...actionsOf(element).map((url) => ({ url, isResource: false })),
    ...(href === undefined ? [] : [{ url: href, isResource: !isPageLink }]),
    ...(card ? [{ url: card, isResource: true }] : []),
  ];
}

const claimKinds = ['results', 'testimonials'] as const;

function claimsOf(element: Element): readonly Claim[] {
  const kind = claimKinds.find((it) => it === attributesOf(element).get('data-claim'));
  return kind ? [{ kind, text: textIn(element) }] : [];
}

/** Reads the facts of a document from its HTML. */
export function readDocument(html: string): DocumentFacts {
  const elements = [...elementsIn(parse(html))];
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const metas = named('meta').map(attributesOf);
  const meta = (name: string, value: string) =>
    metas.find((it) => it.get(name)?.toLowerCase() === value)?.get('content') ?? '';
  const [root] = named('html');
  const [title] = named('title');
  const [body] = named('body');
  const alternates = named('link')
    .map(attributesOf)
    .flatMap((it) => {
      const language = it.get('hreflang');
      return language ? [[language, it.get('href') ?? ''] as const] : [];
    });
  return {
    lang: root ? (attributesOf(root).get('lang') ?? '') : '',
    title: title ? textIn(title).trim() : '',
    isRedirect: meta('http-equiv', 'refresh') !== '',
    isListed: !meta('name', 'robots').includes('noindex'),
    ids: new Set(elements.flatMap((it) => attributesOf(it).get('id') ?? [])),
    references: elements.flatMap(referencesOf),
    alternates: new Map(alternates),
    policy: meta('http-equiv', 'content-security-policy'),
    text: body ? textIn(body) : '',
    claims: elements.flatMap(claimsOf),
  };
}
