import { draftKey, keptAttribute } from './draft-key.ts';

const unkept = `form[name]:not([${keptAttribute}])`;

/** The draft under a key; what isn't one counts as none, so that it loses no text. */
function storedDraft(key: string): Record<string, FormDataEntryValue> {
  try {
    return { ...JSON.parse(sessionStorage[key]) };
  } catch {
    return {};
  }
}

/** Adds the text of a form's fields to its draft; a field without text keeps the draft's. */
function addToDraft(form: HTMLFormElement): void {
  // Not `form.name`: that is the field of this name, if there is one.
  const key = draftKey(form.getAttribute('name') ?? '');
  const draft = storedDraft(key);
  for (const [name, text] of new FormData(form))
    if (text) {
      draft[name] = text;
      sessionStorage.setItem(key, JSON.stringify(draft));
    }
}

/**
 * Keeps what is typed into a form before its code has arrived, when the page is left. For a script
 * that runs with the document; once a form is hydrated, it keeps its draft itself.
 */
export function keepEarlyText(): void {
  addEventListener('pagehide', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(unkept))
      try {
        addToDraft(form);
      } catch {
        // Storage is denied or full, and nothing else outlives the document.
      }
  });
}
