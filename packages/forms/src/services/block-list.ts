import { longestBlockList } from '../validation/block-list.ts';
import { FormError } from './form-error.ts';
import type { LoadBlockList } from './ports.ts';

/** Reads a body as text up to its end or the cap, whichever comes first. */
async function readCapped(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < longestBlockList) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text.slice(0, longestBlockList);
}

/** Loads the list with one GET, without cookies and without revealing which page requests it. */
async function fetchList(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.body ? readCapped(response.body) : '';
}

/** Creates a loader of the block list, which rejects with a {@link FormError}. */
export const createBlockListLoader =
  (url: string): LoadBlockList =>
  async (signal) => {
    try {
      return await fetchList(url, signal);
    } catch (cause) {
      throw new FormError(
        'list-unavailable',
        `The block list ${url} could not be loaded: ${cause}`,
        {
          cause,
        },
      );
    }
  };
