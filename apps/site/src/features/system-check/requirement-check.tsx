import { mailto, type RequirementId, type RequirementTexts } from '@otm/schema';
import { Button, ComparisonTable, Icon } from '@otm/ui';
import { type ReactNode, useState } from 'react';
import { checkRequirements, type Findings, type Verdict } from './check-requirements.ts';
import { detectSystem } from './detect-system.ts';

interface RequirementCheckProps {
  /** The requirements and the UI strings of the check, in the page's language. */
  readonly texts: RequirementTexts;
  /** Where a visitor may send the result. */
  readonly email: string;
}

/** The table of requirements; a button adds what the browser reports about this computer. */
export function RequirementCheck({ texts, email }: RequirementCheckProps): ReactNode {
  const [findings, setFindings] = useState<Findings>();
  const check = async () => setFindings(checkRequirements(await detectSystem(window), texts));
  return (
    <div className="otm-requirements">
      <RequirementTable texts={texts} findings={findings} />
      <div className="otm-requirements__check">
        <Button onClick={check}>{findings ? texts.again : texts.check}</Button>
        <p>{texts.privacy}</p>
      </div>
      <p role="status">{findings && summaryOf(findings, texts)}</p>
      {findings && (
        <p>
          <a className="otm-link" href={mailto(email, texts.subject, bodyOf(findings, texts))}>
            {texts.message}
          </a>
        </p>
      )}
    </div>
  );
}

interface TableProps extends Pick<RequirementCheckProps, 'texts'> {
  readonly findings: Findings | undefined;
}

function RequirementTable({ texts, findings }: TableProps) {
  const { caption, columns, rows } = texts;
  const { name, needed, found } = columns;
  const heads = findings ? [name, needed, found] : [name, needed];
  return (
    <ComparisonTable caption={caption} columns={heads}>
      {idsOf(rows).map((id) => (
        <tr key={id}>
          <th scope="row">{rows[id].name}</th>
          <td>{rows[id].needed}</td>
          {findings && (
            <td data-verdict={findings[id].verdict}>
              <VerdictIcon verdict={findings[id].verdict} />
              {sentenceOf(findings, id, texts)}
            </td>
          )}
        </tr>
      ))}
    </ComparisonTable>
  );
}

function VerdictIcon({ verdict }: { readonly verdict: Verdict }) {
  if (verdict === 'unseen') return null;
  return <Icon name={verdict === 'met' ? 'check' : 'close'} />;
}

const idsOf = (rows: RequirementTexts['rows']) => Object.keys(rows) as RequirementId[];

/** For example `Windows 11. Enough.` */
const sentenceOf = (findings: Findings, id: RequirementId, texts: RequirementTexts) => {
  const { found, verdict } = findings[id];
  return `${found ? `${found}. ` : ''}${texts[verdict]}.`;
};

const summaryOf = (findings: Findings, texts: RequirementTexts) =>
  (['met', 'missed', 'unseen'] as const)
    .map((verdict) => {
      const count = Object.values(findings).filter((finding) => finding.verdict === verdict).length;
      return `${texts[verdict]}: ${count}.`;
    })
    .join(' ');

const bodyOf = (findings: Findings, texts: RequirementTexts) =>
  idsOf(texts.rows)
    .map((id) => `${texts.rows[id].name}: ${sentenceOf(findings, id, texts)}`)
    .join('\n');
