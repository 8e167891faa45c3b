import { h } from '../../src/element/render/dom.ts';
import type { Release, Setup } from './setup.ts';
import { type SiteKind, snippets } from './snippets/snippets.ts';
import type { Texts } from './texts/texts.ts';

/** The code for the visitor's site. */
export interface SnippetView {
  readonly section: HTMLElement;
  readonly show: (setup: Setup) => void;
}

/** Copies a node's text; where the browser refuses, selects it. Returns whether it was copied. */
async function copyText(node: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(node.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(node);
    return false;
  }
}

/** Creates a radio button for each kind of site. */
function createChoice(texts: Texts, chosen: SiteKind, onChoose: (kind: SiteKind) => void) {
  const kinds = (Object.keys(snippets) as SiteKind[]).map((kind) => {
    const radio = h('input', { type: 'radio', name: 'site', checked: kind === chosen });
    radio.onchange = () => onChoose(kind);
    return h('label', {}, radio, kind);
  });
  return h('fieldset', { className: 'segments' }, h('legend', {}, texts.siteKind), ...kinds);
}

/** Creates the view of the code, with a choice of the kind of site and a button that copies it. */
export function createSnippetView(
  release: Release,
  texts: Texts,
  initialKind: SiteKind,
  onChoose: (kind: SiteKind) => void,
): SnippetView {
  let kind = initialKind;
  let latest: Setup | undefined;
  const hint = h('p');
  const code = h('code');
  const status = h('p', { role: 'status' });
  const copy = h('button', { type: 'button', className: 'primary' }, texts.copy);
  const render = () => {
    hint.textContent = texts.paste[kind];
    code.textContent = latest ? snippets[kind](latest, release) : '';
    status.textContent = '';
  };
  copy.onclick = async () => {
    status.textContent = (await copyText(code)) ? texts.copied : texts.selected;
  };
  const choice = createChoice(texts, kind, (chosen) => {
    kind = chosen;
    render();
    onChoose(chosen);
  });
  const block = h('pre', { tabIndex: 0, role: 'region', ariaLabel: texts.snippet }, code);
  const heading = h('h2', {}, texts.snippet);
  return {
    section: h('section', { className: 'snippet' }, heading, choice, hint, block, copy, status),
    show: (setup) => {
      latest = setup;
      render();
    },
  };
}
