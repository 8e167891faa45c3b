import { h } from '../../src/element/render/dom.ts';
import { createOptionForm } from './option-form.ts';
import type { Option } from './options.ts';
import { createPreviewPair } from './preview-pair.ts';
import { createSetup, type Release } from './setup.ts';
import { createSnippetView } from './snippet-view.ts';
import { accountUrl } from './snippets/link.ts';
import { initialValues, type Language, type State, writeState } from './store.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import type { Texts } from './texts/texts.ts';

const languages: Readonly<Record<Language, readonly [name: string, texts: Texts]>> = {
  en: ['English', en],
  es: ['Español', es],
};

/** Creates the buttons that switch the language. */
function createLanguageSwitch(current: Language, label: string, onSwitch: (to: Language) => void) {
  const buttons = (Object.keys(languages) as Language[]).map((language) => {
    const button = h('button', { type: 'button', lang: language }, languages[language][0]);
    button.ariaPressed = `${language === current}`;
    button.onclick = () => onSwitch(language);
    return button;
  });
  return h('div', { className: 'languages', role: 'group', ariaLabel: label }, ...buttons);
}

/** Shows the configurator. Each change is kept in the URL's hash. */
export function showPage(options: readonly Option[], release: Release, initial: State) {
  let state = initial;
  const [, texts] = languages[state.language];
  const { section, show } = createPreviewPair(texts, state.language);
  const snippet = createSnippetView(release, texts, state.siteKind, (siteKind) => {
    state = { ...state, siteKind };
    keep();
  });
  const keep = () => location.replace(writeState(state));
  const update = () => {
    const setup = createSetup(options, state.values);
    show(setup, accountUrl(setup) !== '');
    snippet.show(setup);
  };
  const restart = (next: State) => {
    location.replace(writeState(next));
    showPage(options, release, next);
  };
  const form = createOptionForm(options, state.values, texts, (name, value) => {
    const values = new Map(state.values);
    if (value === undefined) values.delete(name);
    else values.set(name, value);
    state = { ...state, values };
    keep();
    update();
  });
  const reset = h('button', { type: 'button' }, texts.reset);
  reset.onclick = () => {
    restart({ ...state, values: initialValues });
    document.querySelector('h1')?.focus();
  };
  const switchLanguage = createLanguageSwitch(state.language, texts.language, (language) => {
    restart({ ...state, language });
    document.querySelector<HTMLElement>(`.languages [lang=${language}]`)?.focus();
  });
  form.append(reset);
  document.documentElement.lang = state.language;
  document.title = texts.title;
  const heading = h('h1', { tabIndex: -1 }, texts.title);
  const header = h('header', {}, heading, switchLanguage, h('p', {}, texts.intro));
  const result = h('div', { className: 'result' }, section, snippet.section);
  document.body.replaceChildren(header, h('main', {}, form, result));
  update();
}
