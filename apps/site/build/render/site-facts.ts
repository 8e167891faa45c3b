import { analytics } from '../../src/config/analytics.ts';
import { isSandbox } from '../../src/config/config.ts';
import { chatSettings } from '../../src/features/chat/chat-settings.ts';
import { settingProblems } from '../../src/features/settings/site-settings.ts';
import { failures } from '../../src/islands/failures.ts';
import { videoReviews } from '../../src/library.ts';
import { checkUnique } from '../check-unique.ts';
import { listDocuments } from './documents.tsx';
import { markdownPages } from './markdown.ts';
import { isSearchSharded, searchFiles, searchPartCount } from './search-data.ts';

/** Counts the documents, each of which has a file of its own. */
function documentCount(): number {
  const documents = listDocuments();
  checkUnique(documents);
  return documents.length;
}

/** Returns the facts about the site that its build depends on; plain data. */
export const siteFacts = () => ({
  isSandbox,
  problems: settingProblems(),
  hasAnalytics: analytics !== undefined,
  /** Data for the code of the islands. */
  data: {
    SEARCH: searchFiles,
    SEARCH_IS_SHARDED: isSearchSharded(),
    REVIEWS: videoReviews,
    FAILURES: failures,
    CHATS: chatSettings,
  },
  documents: documentCount(),
  markdownCount: markdownPages().length,
  searchParts: searchPartCount(),
});

/** The facts about the site that its build depends on. */
export type SiteFacts = ReturnType<typeof siteFacts>;
