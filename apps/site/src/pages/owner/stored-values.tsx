import type { ownerReport, PageCopy } from '@otm/content/pages';
import { Button } from '@otm/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readStored, removeStored } from './own-storage.ts';

interface StoredValuesProps {
  /** The UI strings of the list and its button, in the page's language. */
  readonly texts: PageCopy<typeof ownerReport>['stored'];
}

/** The values that the site has stored in this browser, with a button that removes them. */
export function StoredValues({ texts }: StoredValuesProps): ReactNode {
  const [values, setValues] = useState<ReturnType<typeof readStored>>();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => setValues(readStored()), []);
  if (!values) return <p>{texts.needsScript}</p>;
  const reset = () => {
    removeStored();
    setValues(readStored());
    // The button is gone.
    status.current?.focus();
  };
  return (
    <>
      <p role="status" tabIndex={-1} ref={status}>
        {values.length === 0 && texts.empty}
      </p>
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
