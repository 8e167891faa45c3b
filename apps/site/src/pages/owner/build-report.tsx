import { business } from '@otm/content';
import type { ownerReport, PageCopy } from '@otm/content/pages';
import type { ReactNode } from 'react';
import kit from '../../../package.json' with { type: 'json' };
import { isSandbox } from '../../config/config.ts';

interface BuildReportProps {
  readonly copy: PageCopy<typeof ownerReport>['build'];
}

/** Which build this is: the kit's version, its services and its origin. */
export function BuildReport({ copy }: BuildReportProps): ReactNode {
  const { live, origin, sandbox, services, version } = copy;
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
