import { business } from '@otm/content';
import type { ownerReport, PageCopy } from '@otm/content/pages';
import { type ReactNode, useContext } from 'react';
import kit from '../../../package.json' with { type: 'json' };
import { isSandbox } from '../../config/config.ts';
import { BuildContext } from '../../islands/build-context.ts';
import type { CopyProps } from '../copy-props.ts';

type BuildReportProps = CopyProps<PageCopy<typeof ownerReport>['build']>;

/** The build: the kit's version, its id, its services and its origin. */
export function BuildReport({ copy }: BuildReportProps): ReactNode {
  const { id, live, origin, sandbox, services, version } = copy;
  const buildId = useContext(BuildContext)?.buildId?.();
  const facts = [
    [version, kit.version],
    ...(buildId ? [[id, buildId] as const] : []),
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
