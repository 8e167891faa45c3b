import { type UiText, uiText } from '@otm/content';
import type { Locale } from '@otm/schema';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: UiText };
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}

/** Creates the translations of one language; every language has an instance of its own. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { translation: uiText[locale] } },
    // React escapes what it renders. Placeholders look as they do in every other message.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    initAsync: false,
  });
  return instance;
}
