import { announceValues, fillValues, readValues } from '../form-shell/form-values.ts';
import type { Values } from '../services/ports.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { keptAttribute } from './draft-key.ts';

/** How long typing has to pause before the draft is saved, in milliseconds. */
export const draftPause = 300;

/** The draft of a mounted form. */
export interface DraftKeeper {
  /** Drops the draft, its message having arrived. */
  readonly forget: (sent: Values) => void;
  readonly stop: () => void;
}

/** Keeps what is typed into a form through language toggles, route changes, back and reload. */
export function keepDraft(
  form: HTMLFormElement,
  key: string,
  names: readonly string[],
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writeDraft(key, readValues(form, names));
  };
  const save = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, draftPause);
  };
  // A document from the back-forward cache may be older than what was typed since.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) fillValues(form, readDraft(key), true);
  };

  form.setAttribute(keptAttribute, '');
  form.addEventListener('input', save);
  announceValues(form, names);
  fillValues(form, readDraft(key), false);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return {
    forget: (sent) => {
      flush();
      clearDraft(key, sent);
    },
    stop: () => {
      flush();
      form.removeAttribute(keptAttribute);
      form.removeEventListener('input', save);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    },
  };
}
