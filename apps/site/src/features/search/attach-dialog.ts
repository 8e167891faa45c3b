import { element } from '@otm/ui/dom';
import { attachField, type SearchOptions } from './attach-field.ts';

/** Links that the search offers before and without results. */
export interface SearchStart {
  readonly guide: string;
  readonly glossary: string;
}

/** Options of the search dialog. */
export interface DialogOptions extends SearchOptions {
  readonly start: SearchStart;
}

/** Opens the search in a dialog when its link is clicked. Returns a cleanup function. */
export function attachDialog(link: HTMLElement, options: DialogOptions): () => void {
  const dialog = createDialog(options);
  const stop = attachField(dialog, options);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.select();
  };
  link.addEventListener('click', open);
  document.body.append(dialog);
  return () => {
    stop();
    link.removeEventListener('click', open);
    dialog.remove();
  };
}

function createDialog({ texts, start }: DialogOptions): HTMLDialogElement {
  const hint = element('p', { class: 'otm-search__hint', id: 'search-hint-of-dialog' }, texts.hint);
  const field = element('input', {
    class: 'otm-search__field',
    'aria-describedby': hint.id,
    autocomplete: 'off',
    enterkeyhint: 'search',
    spellcheck: 'false',
  });
  const close = element(
    'button',
    { class: 'otm-search__close', type: 'button', 'aria-label': texts.close },
    '×',
  );
  const label = element('label', { class: 'otm-search__label' }, texts.label, field);
  const links = [
    element('a', { href: start.guide }, texts.allArticles),
    element('a', { href: start.glossary }, texts.allTerms),
  ];
  const dialog = element(
    'dialog',
    { class: 'otm-search-dialog', 'aria-label': texts.label, closedby: 'any' },
    element(
      'div',
      { class: 'otm-search' },
      element('search', {}, element('form', { class: 'otm-search__form' }, label, hint)),
      // After the field: a dialog focuses its first control.
      close,
      element('p', { class: 'otm-search__status', role: 'status' }),
      element('ol', { class: 'otm-search__results' }),
      element(
        'ul',
        { class: 'otm-search__start', 'aria-label': texts.start },
        ...links.map((link) => element('li', {}, link)),
      ),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  return dialog;
}
