/** Where the browser keeps the visitor's language. */
export const languageKey = 'otm_lang';
/** Where the browser keeps the visitor's theme. */
export const themeKey = 'otm_theme';
/** Where the browser keeps that the storage notice was accepted. */
export const cookiesKey = 'otm_cookies';
/** Where the session keeps a referral code. */
export const referralKey = 'otm_aff';
/** Where the session keeps the visitor's place on a page while its language changes. */
export const placeKey = 'otm_place';

/** A browser's storage by its name: asking for the object may already throw. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Private windows and full disks refuse: then a choice lasts as long as the page that shows it. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** A stored value; where storage is refused nothing was ever stored. */
export const read = (storage: StorageName, key: string): string | null =>
  attempt(() => window[storage].getItem(key));

/** Stores a value, where storage takes it. */
export const write = (storage: StorageName, key: string, value: string): void => {
  attempt(() => window[storage].setItem(key, value));
};
