import { business } from '@otm/content';
import { createI18n } from '../../app/i18n.ts';
import { mapLocales } from '../../routes/links.ts';
import { chatHours } from './contact.ts';

/** The settings of the chat, by language. */
export const chatSettings = mapLocales((locale) => {
  const { t } = createI18n(locale);
  return {
    phone: business.phone,
    name: t('chat.name', { product: business.product }),
    label: t('chat.label'),
    message: t('chat.message'),
    lang: locale,
    layer: 'page',
    persist: true,
    unstyled: true,
    ...chatHours,
  } as const;
});
