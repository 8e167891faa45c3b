import type { ownerReport, PageCopy } from '@otm/content/pages';
import { Button } from '@otm/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** The keys that the site and its chat store values under. */
const ownKey = /^(?:otm_|otm-|chat-widget)/;

const storages = ['localStorage', 'sessionStorage'] as const;

/** Reads the site's own entries; a storage that is refused has none. */
function readStored(): readonly (readonly [string, string])[] {
  return storages.flatMap((name) => {
    try {
      return Object.entries(window[name]).filter(([key]) => ownKey.test(key));
    } catch {
      return [];
    }
  });
}

function removeStored(): void {
  for (const name of storages)
    for (const [key] of readStored()) {
      try {
        window[name].removeItem(key);
      } catch {
        // A refused storage has nothing to remove.
      }
    }
}

interface StoredValuesProps {
  readonly texts: PageCopy<typeof ownerReport>['stored'];
}

/** The values that the site has stored in this browser, with a button that removes them. */
export function StoredValues({ texts }: StoredValuesProps): ReactNode {
  const [values, setValues] = useState<ReturnType<typeof readStored>>();
  useEffect(() => setValues(readStored()), []);
  if (!values) return <p>{texts.needsScript}</p>;
  const reset = () => {
    removeStored();
    setValues(readStored());
  };
  return (
    <>
      <p role="status">{values.length === 0 && texts.empty}</p>
      <dl className="otm-stored">
        {values.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {values.length > 0 && <Button onClick={reset}>{texts.reset}</Button>}
    </>
  );
}
