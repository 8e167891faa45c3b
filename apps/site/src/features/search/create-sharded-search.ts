import { createSearch, type Search } from './create-search.ts';
import { rankPages } from './rank-pages.ts';
import type { SearchDocument } from './search-document.ts';
import {
  pagesPerPart,
  partName,
  prefixesOf,
  type SearchShards,
  shardName,
  type WordShard,
} from './search-shards.ts';
import { wordsOf } from './words.ts';

/** Loads a file of the search. */
export type LoadFile = <Content>(url: string) => Promise<Content>;

/** The most pages whose documents are loaded for a query. */
const maxPages = 12;

/** Words of a query that count, and files of words for each: one letter starts too many words. */
const maxTerms = 6;
const maxShards = 3;

/**
 * Creates a search that loads what a query needs: the files of its words, which name the pages, and
 * the documents of the best of them. Those are searched as on a small site. Typos in the first letters
 * of a word aren't forgiven.
 */
export function createShardedSearch(shards: SearchShards, load: LoadFile): Search {
  const { folder, pages, prefixes } = shards;
  const files = new Map<string, Promise<unknown>>();
  const read = <Content>(name: string): Promise<Content> => {
    const file = files.get(name) ?? load(`${folder}/${name}`);
    files.set(name, file);
    // After a failure, the next query tries again.
    file.catch(() => files.delete(name));
    return file as Promise<Content>;
  };
  const readTerms = async (word: string): Promise<WordShard> => {
    const names = prefixesOf(word, prefixes).slice(0, maxShards).map(shardName);
    return Object.assign({}, ...(await Promise.all(names.map((name) => read<WordShard>(name)))));
  };
  return async (query) => {
    const words = wordsOf(query).slice(0, maxTerms);
    const found = await Promise.all(
      words.map(async ({ plain: word }, place) => ({
        word,
        isLast: place === words.length - 1,
        shard: await readTerms(word),
      })),
    );
    const best = rankPages(found, pages).slice(0, maxPages);
    const parts = [...new Set(best.map((page) => Math.floor(page / pagesPerPart)))];
    const documents = await Promise.all(
      parts.map((part) => read<readonly SearchDocument[]>(partName(part))),
    );
    return (await createSearch(documents.flat()))(query);
  };
}
