import {
  languageKey,
  noticeKey,
  positionKey,
  referralKey,
  themeKey,
} from '@otm/site/stories';

/** A link followed would take the frame away from its story. */
function stay(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const within = link?.getAttribute('href')?.startsWith('#');
  if (link && !within) event.preventDefault();
}

/** For each press: a listener that comes after the site's own, which heeds what is prevented. */
const stayAfterAll = () => addEventListener('click', stay, { once: true });

/** Every story starts as a first visit and leaves nothing behind for the next one. */
export function startAfresh(): () => Promise<void> {
  const { href } = location;
  const { title } = document;
  for (const key of [languageKey, themeKey, noticeKey]) localStorage.removeItem(key);
  for (const key of [referralKey, positionKey]) sessionStorage.removeItem(key);
  addEventListener('click', stayAfterAll, { capture: true });
  return async () => {
    removeEventListener('click', stayAfterAll, { capture: true });
    history.replaceState(history.state, '', href);
    document.title = title;
    scrollTo({ top: 0, behavior: 'instant' });
    // Back at the top and on again within one frame, the next story would hear no scroll event.
    await new Promise(requestAnimationFrame);
  };
}

/** What the browser complained of since the story began. */
let complaints: string[] = [];

const levels = ['error', 'warn'] as const;

/** Listens to everything that a browser's console would show in red or yellow. */
export function listenForComplaints(): () => void {
  complaints = [];
  const spoken = levels.map((level) => {
    // biome-ignore lint/suspicious/noConsole: the console is what is watched
    const speak = console[level];
    console[level] = (...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`);
      speak(...words);
    };
    return () => {
      console[level] = speak;
    };
  });
  // Files that cannot be had speak to the capturing phase only.
  const missing = ({ target }: Event) => {
    if (target instanceof Element) complaints.push(`missing file: ${target.outerHTML}`);
  };
  addEventListener('error', missing, true);
  return () => {
    for (const restore of spoken) restore();
    removeEventListener('error', missing, true);
  };
}

/** Fails a story that made the browser complain. */
export function expectQuiet(): void {
  if (complaints.length > 0) throw new Error(`The story is not quiet:\n${complaints.join('\n')}`);
}
