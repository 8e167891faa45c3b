/** The launcher's name in each built-in language. The other labels are in the language's module. */
export const launcherLabels = {
  ar: 'تحدث معنا',
  de: 'Schreib uns',
  en: 'Chat with us',
  es: 'Chatea con nosotros',
  fr: 'Écrivez-nous',
  id: 'Chat dengan kami',
  it: 'Scrivici',
  ja: 'チャットで相談',
  nl: 'Chat met ons',
  pl: 'Napisz do nas',
  pt: 'Fale conosco',
  tr: 'Bize yazın',
} as const;

/** A language that the widget has labels for. */
export type Language = keyof typeof launcherLabels;

/** Returns the built-in name of the launcher, in English for other languages. */
export function launcherLabel(tag: string): string {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(launcherLabels, language)
    ? launcherLabels[language as Language]
    : launcherLabels.en;
}
