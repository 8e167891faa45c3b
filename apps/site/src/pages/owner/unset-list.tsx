import { ownerPage } from '@otm/content';
import { unsetKinds } from '@otm/schema';
import { Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { MissingSetting } from '../../features/missing-settings/missing-settings.ts';

/** The missing settings by kind, with the file of each. */
export function UnsetList({ values }: { readonly values: readonly MissingSetting[] }): ReactNode {
  const { locale } = useSite();
  const { done, kinds, open } = ownerPage[locale].unset;
  if (values.length === 0)
    return (
      <p className="otm-unset__done">
        <Icon name="check" />
        {done}
      </p>
    );
  const groups = unsetKinds
    .map((kind) => ({ kind, ...kinds[kind], rows: values.filter((it) => it.kind === kind) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <p className="otm-unset__count">
        {open}: <strong>{values.length}</strong>
      </p>
      <div className="otm-unset">
        {groups.map(({ file, kind, rows, text, title }) => (
          <details key={kind} open={kind === 'sandbox'}>
            <summary>
              <h3>{title}</h3> <span>{rows.length}</span>
            </summary>
            <p>{text}</p>
            <p>
              <code>{file}</code>
            </p>
            <dl>
              {rows.map(({ path, value }) => (
                <div key={`${path} ${value}`}>
                  <dt>{path}</dt>
                  <dd>{value || '—'}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </>
  );
}
