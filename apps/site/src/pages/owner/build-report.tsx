import { business } from '@otm/content';
import { ownerReport } from '@otm/content/pages';
import type { ReactNode } from 'react';
import kit from '../../../package.json' with { type: 'json' };
import { useSite } from '../../app/site-context.ts';
import { isSandbox } from '../../config/config.ts';

/** Which build this is: the kit's version, its services and its origin. */
export function BuildReport(): ReactNode {
  const { locale } = useSite();
  const { live, origin, sandbox, services, version } = ownerReport[locale].build;
  const facts = [
    [version, kit.version],
    [services, isSandbox ? sandbox : live],
    [origin, business.origin],
  ] as const;
  return (
    <dl className="otm-stored">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
