import { longestBlockList } from '../validation/block-list.ts';
import type { LoadBlockList } from './ports.ts';

/** Reads a body as text until its end or the cap, whichever comes first. */
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

/** Loads the block list by one GET, without cookies and without saying which page asks. */
export const createBlockListLoader =
  (address: string): LoadBlockList =>
  async (signal) => {
    const response = await fetch(address, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.body ? readCapped(response.body) : '';
  };
