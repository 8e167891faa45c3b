import type { Values } from '../services/ports.ts';

const prefix = 'otm_draft_';
const memory = new Map<string, Values>();

/** The tab's storage, or undefined where the browser denies it. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function parseStored(form: string): Values | undefined {
  try {
    const stored: unknown = JSON.parse(tabStorage()?.getItem(prefix + form) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // Denied, or written by someone else: what memory holds is then all there is.
    return undefined;
  }
}

/** What was last typed into a form in any of the tab's documents; in this one without storage. */
export const readDraft = (form: string): Values => parseStored(form) ?? memory.get(form) ?? {};

/** Keeps what is typed, in memory and, as far as the browser allows, for the next document. */
export function writeDraft(form: string, values: Values): void {
  memory.set(form, values);
  try {
    tabStorage()?.setItem(prefix + form, JSON.stringify(values));
  } catch {
    // Denied or full: an older text must not come back in place of this one.
    forget(form);
  }
}

function forget(form: string): void {
  try {
    tabStorage()?.removeItem(prefix + form);
  } catch {
    // Storage is denied, so nothing is stored.
  }
}

/** Drops a draft once its message has arrived; a text typed since then stays. */
export function clearDraft(form: string, sent: Values): void {
  const draft = readDraft(form);
  const same = Object.keys(draft).every(
    (name) => draft[name]?.trim() === (sent[name] ?? '').trim(),
  );
  if (!same) return;
  memory.delete(form);
  forget(form);
}
