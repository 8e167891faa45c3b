import * as content from '../index.ts';
import { nodeLibrary } from '../library/node-library.ts';
import * as pages from '../pages/index.ts';

/** Everything that a visitor reads, as the rules check it. */
export const allContent = { ...content, ...pages, ...nodeLibrary };
