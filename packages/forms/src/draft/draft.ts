import type { Values } from '../services/ports.ts';
import { draftKey } from './draft-key.ts';

const memory = new Map<string, Values>();

/** Returns the tab's storage, or undefined if the browser denies it. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function parseStored(form: string): Values | undefined {
  try {
    const stored: unknown = JSON.parse(tabStorage()?.getItem(draftKey(form)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // Denied or malformed: only the copy in memory is left.
    return undefined;
  }
}

/** Returns what was last typed into a form in any document of the tab; without storage, in this one. */
export const readDraft = (form: string): Values => parseStored(form) ?? memory.get(form) ?? {};

/** Saves what is typed, in memory and, if the browser allows it, for the next document. */
export function writeDraft(form: string, values: Values): void {
  memory.set(form, values);
  try {
    tabStorage()?.setItem(draftKey(form), JSON.stringify(values));
  } catch {
    // Denied or full: an older text must not replace this one.
    forget(form);
  }
}

function forget(form: string): void {
  try {
    tabStorage()?.removeItem(draftKey(form));
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
