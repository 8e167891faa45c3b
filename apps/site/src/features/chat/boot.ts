import { loadIsland } from '../../islands/loader.ts';

/** Milliseconds from load to fetching the chat's code: shortly before its notification is due. */
const delay = 175_000;

/** Fetches the chat's code in time for its notification, once the page is visible. */
export function scheduleChat(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Frames wait for a visible page.
  if (!connection?.saveData) setTimeout(requestAnimationFrame, delay, loadChat);
}

const loadChat = () => loadIsland(document.querySelector('.otm-chat') as Element);
