/** Local storage key of the visitor's language. */
export const languageKey = 'otm_lang';
/** Local storage key of the visitor's theme. */
export const themeKey = 'otm_theme';
/** Local storage key of the accepted storage notice. */
export const noticeKey = 'otm_cookies';
/** Session storage key of a referral code. */
export const referralKey = 'otm_aff';
/** Session storage key of the scroll position during a language switch. */
export const positionKey = 'otm_place';

/** A storage by its name: getting the object may throw. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Returns undefined where storage is refused, as in private windows: a choice then lasts for the page. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    // The browser refuses storage.
  }
}

/** Reads a stored value. */
export const read = (storage: StorageName, key: string): string | null | undefined =>
  attempt(() => window[storage].getItem(key));

/** Stores a value, if storage is available. An older one doesn't stay in a storage that is full. */
export const write = (storage: StorageName, key: string, value: string): unknown =>
  attempt(() => {
    window[storage].removeItem(key);
    window[storage].setItem(key, value);
  });
