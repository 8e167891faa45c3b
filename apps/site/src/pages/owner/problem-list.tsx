import type { ownerPage, PageCopy } from '@otm/content/pages';
import { describeProblem, type SettingProblem, settingAreas } from '@otm/schema/settings';
import { Icon } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

interface ProblemListProps {
  readonly copy: PageCopy<typeof ownerPage>['problems'];
  readonly problems: readonly SettingProblem[];
}

/** The problems by area, mistakes first: each setting with its value and the remedy. */
export function ProblemList({ copy, problems }: ProblemListProps): ReactNode {
  const { areas, done, open } = copy;
  if (problems.length === 0)
    return (
      <p className="otm-problems__done">
        <Icon name="check" />
        {done}
      </p>
    );
  const groups = settingAreas
    .map((area) => ({ area, ...areas[area], rows: problems.filter((it) => it.area === area) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <p className="otm-problems__count">
        {open}: <strong>{problems.length}</strong>
      </p>
      <div className="otm-problems">
        {groups.map(({ area, file, rows, text, title }, index) => (
          <details key={area} open={index === 0}>
            <summary>
              <h3>{title}</h3> <span>{rows.length}</span>
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
        ))}
      </div>
    </>
  );
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
