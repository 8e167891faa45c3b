import { type Block, type ImageSource, isHref, type VideoBlock } from '@otm/schema';

/** A block as it was read, with the number of its key where the key has one. */
export type ReadBlock = Block & { readonly number?: number };

/** A mistake in a stored article: which article, which key, and why. */
export class BlockError extends Error {
  override name = 'BlockError';
  readonly article: string;
  readonly key: string;
  readonly reason: string;

  constructor(article: string, key: string, reason: string) {
    super(`${article}, ${key}: ${reason}`);
    this.article = article;
    this.key = key;
    this.reason = reason;
  }
}

/** A reason why a value cannot be read. */
class ValueError extends Error {}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const record = (value: unknown) => {
  if (isRecord(value)) return value;
  throw new ValueError('its value must be a record');
};

const text = (value: unknown, what = 'its value') => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new ValueError(`${what} must be a text that is not empty`);
};

const href = (value: unknown) => {
  if (isHref(value)) return value;
  throw new ValueError(`${JSON.stringify(value)} is not a URL that text can link to`);
};

const linked = (value: unknown) => {
  const { text: written, links = [] } = record(value);
  const read = text(written, 'text');
  if (!Array.isArray(links)) throw new ValueError('links must be a list');
  const markers = read.match(/\[[^\]]+\]/g)?.length ?? 0;
  if (markers > links.length) throw new ValueError('a link marker has no link');
  if (markers < links.length) throw new ValueError('a link has no link marker');
  return { text: read, links: links.map(href) };
};

const size = (value: unknown, what: string) => {
  if (typeof value === 'number' && value > 0) return value;
  throw new ValueError(`${what} must be a number above zero`);
};

const image = (value: unknown): ImageSource => {
  const { src, alt, width, height } = isRecord(value) ? value : { src: value, alt: '' };
  if (typeof alt !== 'string') throw new ValueError('alt must be a text');
  const source = { src: href(src), alt };
  if (width === undefined && height === undefined) return source;
  return { ...source, width: size(width, 'width'), height: size(height, 'height') };
};

const video = (value: unknown, article: string): VideoBlock['video'] => {
  const source = typeof value === 'string' ? { id: value, title: article } : record(value);
  const id = text(source.id, 'id');
  if (!/^[\w-]+$/.test(id)) throw new ValueError('id must be the id of a video, not its URL');
  return {
    id,
    title: text(source.title, 'title'),
    ...(source.summary !== undefined && { summary: text(source.summary, 'summary') }),
    ...(source.duration !== undefined && { duration: text(source.duration, 'duration') }),
  };
};

const keywordLinks = (value: unknown) =>
  Object.fromEntries(
    Object.entries(record(value)).map(([label, to]) => [text(label, 'a label'), href(to)]),
  );

type Reader = (value: unknown, article: string) => Block;

/** The block types of the stored articles, by the four letters that start their keys. */
const readers = {
  titb: (value) => ({ type: 'heading', text: text(value) }),
  subb: (value) => ({ type: 'subheading', text: text(value) }),
  txtb: (value) => ({ type: 'paragraph', text: text(value) }),
  txmb: (value) => ({ type: 'indentedParagraph', text: text(value) }),
  tmnb: (value) => ({ type: 'indentedNote', text: text(value) }),
  txlb: (value) => ({ type: 'linkedParagraph', ...linked(value) }),
  dtlb: (value) => ({ type: 'linkedBullet', ...linked(value) }),
  dotb: (value) => ({ type: 'bullet', text: text(value) }),
  iinb: (value) => ({ type: 'inlineImage', image: image(value) }),
  ivib: (value, article) => ({ type: 'video', video: video(value, article) }),
  vidb: (value, article) => ({ type: 'video', video: video(value, article) }),
  imgb: (value) => ({ type: 'image', image: image(value) }),
  bytb: (value) => ({ type: 'byline', text: text(value) }),
  lnkb: (value) => {
    const { url, label } = record(value);
    return { type: 'externalLink', label: text(label, 'label'), href: href(url) };
  },
  key_: (value) => ({ type: 'keywordLinks', links: keywordLinks(value) }),
} as const satisfies Readonly<Record<string, Reader>>;

/** The four letters that name a block type in stored articles. */
export type BlockCode = keyof typeof readers;

/** The codes of all block types in stored articles. */
export const blockCodes = Object.keys(readers) as readonly BlockCode[];

const isCode = (code: string): code is BlockCode => Object.hasOwn(readers, code);

/** Fields of a stored article that aren't blocks: its URL, name, and preview. */
const previewFields = new Set(
  ['url', 'link', 'linkTit', 'title', 'image'].concat('imgp', 'titp', 'txtp', 'datp', 'date'),
);

/**
 * Turns a stored article into its blocks, in the order of the record; `txtb_3` is a paragraph with
 * the number 3. Errors name the article; a video without a title takes its name.
 *
 * @throws {BlockError} on an unknown prefix, a value of a wrong shape, or links and markers that do
 * not match.
 */
export function readBlocks(
  article: string,
  stored: Readonly<Record<string, unknown>>,
): readonly ReadBlock[] {
  return Object.entries(stored)
    .filter(([key]) => !previewFields.has(key))
    .map(([key, value]) => {
      const code = key.slice(0, 4);
      if (!isCode(code)) throw new BlockError(article, key, `no block type is called ${code}`);
      const number = /^_?(\d+)$/.exec(key.slice(4))?.[1];
      if (key.length > 4 && !number) throw new BlockError(article, key, 'its end is not a number');
      try {
        const block = readers[code](value, article);
        return number ? { ...block, number: Number(number) } : block;
      } catch (error) {
        throw error instanceof ValueError ? new BlockError(article, key, error.message) : error;
      }
    });
}
