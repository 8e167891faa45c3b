import type { ownerPage, PageCopy } from '@otm/content/pages';
import { describeProblem, type SettingProblem, settingAreas } from '@otm/schema/settings';
import { Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

interface ProblemListProps extends CopyProps<PageCopy<typeof ownerPage>['problems']> {
  /** The settings that keep the site from going live, as `check:deploy` lists them. */
  readonly problems: readonly SettingProblem[];
  /** The settings that may be added at any time. */
  readonly optional?: readonly SettingProblem[];
}

/** The problems by area, mistakes first: each setting with its value and the remedy. */
export function ProblemList({ copy, problems, optional = [] }: ProblemListProps): ReactNode {
  const { done, open } = copy;
  return (
    <>
      {problems.length === 0 ? (
        <p className="otm-problems__done">
          <Icon name="check" />
          {done}
        </p>
      ) : (
        <p className="otm-problems__count">
          {open}: <strong>{problems.length}</strong>
        </p>
      )}
      {problems.length + optional.length > 0 && (
        <div className="otm-problems">
          <Areas copy={copy} problems={problems} isFirstOpen />
          <Areas copy={copy} problems={optional} note={copy.optional} />
        </div>
      )}
    </>
  );
}

interface AreasProps extends Pick<ProblemListProps, 'copy' | 'problems'> {
  readonly isFirstOpen?: boolean;
  /** A note in the heading of each area. */
  readonly note?: string;
}

/** The areas that have problems. */
function Areas({ copy, isFirstOpen = false, note, problems }: AreasProps): ReactNode {
  return settingAreas
    .map((area) => ({ area, ...copy.areas[area], rows: problems.filter((it) => it.area === area) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ area, file, rows, text, title }, index) => (
      <details key={area} open={isFirstOpen && index === 0}>
        <summary>
          <h3>{title}</h3> <span>{note ?? rows.length}</span>
        </summary>
        <p>{text}</p>
        <p>
          <code>{file}</code>
        </p>
        <dl>
          {rows.map((row) => (
            <Problem
              key={[row.setting, row.rule, ...Object.values(row.details)].join(' ')}
              found={row}
            />
          ))}
        </dl>
      </details>
    ));
}

/** A setting, its value, what is wrong about it, and the remedy. */
function Problem({ found }: { readonly found: SettingProblem }): ReactNode {
  const { locale } = useSite();
  const { problem, remedy } = describeProblem(found, locale);
  return (
    <div>
      <dt>{found.setting}</dt>
      <dd>
        {found.value && <code>{found.value}</code>} {problem}. {remedy}
      </dd>
    </div>
  );
}
