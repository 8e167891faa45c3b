import type { Locale } from '@otm/schema';
import { computeOnce } from '../src/compute-once.ts';
import type { SitePage } from '../src/routes/site-page.ts';
import type { FileReads } from './build-state.ts';
import { type ClientBuild, loadRenderer } from './bundles.ts';
import { leavePageAssets, readPageAssets } from './page-assets.ts';
import { type PageCss, pageCssFrom } from './page-css.ts';
import { pageWriterFrom } from './page-writer.ts';
import { areWritten, writePictures } from './pictures.ts';
import { stoppingProblems } from './refuse-mistakes.ts';
import { renewBuildId } from './renew-build-id.ts';
import { rewriteParts, writeSearchPart, writeSearchStart } from './search-parts.ts';
import { isHtmlOnly } from './variant.ts';
import { writeCaptcha, writeOthers } from './write-others.ts';

const renderer = await loadRenderer();
const writer = computeOnce(() => pageWriterFrom(renderer, readPageAssets()));

/** Writes the favicons, the pictures and the share cards. Returns the URLs of those that have one. */
export async function writeAllPictures(client: ClientBuild) {
  const pageCss = pageCssFrom(client.css, client.islandCode);
  const { writeFavicons } = await import('./favicons.ts');
  await writeFavicons(renderer, client.css);
  writeCaptcha(renderer);
  const pictureUrls = await writePictures(renderer.renderPictures(), pageCss);
  const shareCardUrls = isHtmlOnly
    ? new Map<string, string>()
    : await paintCards(pageCss, renderer.sitePages());
  return { pictureUrls, shareCardUrls };
}

/** Paints the share cards of pages. Without them, the painter needn't load. */
async function paintCards(pageCss: PageCss, pages: readonly SitePage[]) {
  const { writeShareCards } = await import('./share-cards.ts');
  return writeShareCards(renderer, pageCss, pages);
}

/** Whether a setting, such as the video of an article, would break the site. */
export const hasMistakes = () =>
  stoppingProblems(renderer.settingProblems(), renderer.isSandbox).length > 0;

/** Whether articles, by the numbers of their Markdown, still have the pictures that were written. */
export function haveSamePictures(numbers: readonly number[]): Promise<boolean> {
  const { client, pictureUrls } = readPageAssets();
  const articles = new Set(
    numbers.flatMap((number) => renderer.markdownPageAt(number)?.article ?? []),
  );
  const pictures = [...articles].flatMap(renderer.renderArticlePictures);
  return areWritten(pictures, pictureUrls, pageCssFrom(client.css, client.islandCode));
}

/** Paints the share cards of documents again. */
export async function paintShareCards(numbers: readonly number[]) {
  const assets = readPageAssets();
  const pages = new Set(numbers.flatMap((number) => renderer.documentAt(number)?.page ?? []));
  const pageCss = pageCssFrom(assets.client.css, assets.client.islandCode);
  const painted = await paintCards(pageCss, [...pages]);
  const shareCardUrls = new Map([...assets.shareCardUrls, ...painted]);
  leavePageAssets({ ...assets, shareCardUrls });
}

/** Writes documents by their numbers. Returns the parts of the content that each has read. */
export async function writeDocuments(numbers: readonly number[]): Promise<FileReads> {
  const reads: (readonly string[])[] = [];
  // One at a time: the next one needs the memory of this one.
  for (const number of numbers) {
    const plan = renderer.documentAt(number);
    if (plan) reads.push(await writer().writeDocument(plan));
  }
  return reads;
}

/** Replaces the id of the last build in documents, by their numbers. */
export function renewBuildIds(numbers: readonly number[], before: string, now: string): void {
  for (const number of numbers) {
    const plan = renderer.documentAt(number);
    if (plan) renewBuildId(plan.file, before, now);
  }
}

/** Writes the Markdown of articles by their numbers. Returns the parts that each has read. */
export function writeMarkdown(numbers: readonly number[]): FileReads {
  return numbers.flatMap((number) => {
    const page = renderer.markdownPageAt(number);
    return page ? [writer().writeMarkdown(page)] : [];
  });
}

/** Writes parts of what the search finds, by their numbers. Returns the parts that each has read. */
export const writeSearch = (numbers: readonly number[]): FileReads =>
  numbers.map((number) => [...renderer.recordReads(() => writeSearchPart(renderer, number)).reads]);

/** Writes the file that the search of a language starts with, when its parts are written. */
export const finishSearch = (locale: Locale): void => writeSearchStart(renderer, locale);

/** Writes parts of the search again, and what changes with them. Returns the parts that each has read. */
export function rewriteSearch(numbers: readonly number[]): FileReads {
  const reads: (readonly string[])[] = [];
  rewriteParts(renderer, numbers, (number) => {
    reads.push(...writeSearch([number]));
  });
  return reads;
}

/** Writes what isn't a page. Returns the parts that it has read. */
export function writeRest(): FileReads {
  const { reads } = renderer.recordReads(() => writeOthers(renderer));
  return [[...reads]];
}
