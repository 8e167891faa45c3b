/** The keys that the site and its chat store values under. */
const ownKey = /^(?:otm_|otm-|chat-widget)/;

const storages = ['localStorage', 'sessionStorage'] as const;

/** Reads the site's own entries; a storage that is refused has none. */
export function readStored(): readonly (readonly [string, string])[] {
  return storages.flatMap((name) => {
    try {
      return Object.entries(window[name]).filter(([key]) => ownKey.test(key));
    } catch {
      return [];
    }
  });
}

/** Removes the site's own entries. */
export function removeStored(): void {
  for (const name of storages)
    for (const [key] of readStored()) {
      try {
        window[name].removeItem(key);
      } catch {
        // A browser that blocks storage has nothing to remove.
      }
    }
}
