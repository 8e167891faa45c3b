import { removeStored } from '@otm/site/stories';

/** Prevents navigation, which would replace the story in its frame. */
function preventNavigation(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const within = link?.getAttribute('href')?.startsWith('#');
  if (link && !within) event.preventDefault();
}

/** Runs last for each click: the site's own listeners ignore clicks that are already prevented. */
const preventNavigationLast = () => addEventListener('click', preventNavigation, { once: true });

/** Starts each story as a first visit. Returns a function that resets what the story changed. */
export function startFirstVisit(): () => Promise<void> {
  const { pathname, search } = location;
  const { title } = document;
  // A replay's last view may arrive after its story's end.
  history.replaceState(history.state, '', pathname + search);
  removeStored();
  addEventListener('click', preventNavigationLast, { capture: true });
  return async () => {
    removeEventListener('click', preventNavigationLast, { capture: true });
    history.replaceState(history.state, '', pathname + search);
    document.title = title;
    scrollTo({ top: 0, behavior: 'instant' });
    // Without a frame at the top, the next story would get no scroll event.
    await new Promise(requestAnimationFrame);
  };
}

/** Console messages and missing files since the story started. */
let messages: string[] = [];

const levels = ['error', 'warn'] as const;

/** Records console errors, console warnings and missing files. Returns a cleanup function. */
export function recordConsole(): () => void {
  messages = [];
  const restores = levels.map((level) => {
    // biome-ignore lint/suspicious/noConsole: the console is what is watched
    const log = console[level];
    console[level] = (...values: unknown[]) => {
      messages.push(`console.${level}: ${values.map(String).join(' ')}`);
      log(...values);
    };
    return () => {
      console[level] = log;
    };
  });
  // The error event of a missing file doesn't bubble.
  const missing = ({ target }: Event) => {
    if (target instanceof Element) messages.push(`missing file: ${target.outerHTML}`);
  };
  addEventListener('error', missing, true);
  return () => {
    for (const restore of restores) restore();
    removeEventListener('error', missing, true);
  };
}

/** Fails a story that logged an error or a warning, or that has a missing file. */
export function expectSilentConsole(): void {
  if (messages.length > 0)
    throw new Error(`The story must not log errors or warnings:\n${messages.join('\n')}`);
}
