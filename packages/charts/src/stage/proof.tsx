import { format, type ProofTexts } from '@otm/schema';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { formatCount } from '../text/format.ts';
import { stageParts } from './stage-parts.ts';
import { share } from './stage-scale.ts';
import type { StageData } from './stage-tape.ts';
import { stageValues } from './stage-values.ts';

/** A session, the texts of the proof, and the attributes of its root. */
export interface ProofProps extends ComponentProps<'div'> {
  /** The entire session, from `computeStage`. */
  readonly data: StageData;
  /** The sentences and labels, in the page's language. */
  readonly texts: ProofTexts;
  /** Names of the session's parts by id, for example `push`; the balance isn't shown. */
  readonly names: Readonly<Record<string, string>>;
  /** The form that computes another session. */
  readonly children: ReactNode;
}

/** The proof: what effort moved in each part, where volume concentrated, and how to check both. */
export function Proof({ data, texts, names, className, children, ...rest }: ProofProps) {
  const values = stageValues(data);
  const { effort, volume, check } = texts;
  return (
    <div className={classNames('otm-proof', className)} {...rest}>
      <div>
        <h3>{effort.title}</h3>
        <p>{effort.text}</p>
        <Effort data={data} names={names} />
      </div>
      <div>
        <h3>{volume.title}</h3>
        <p className="otm-proof__number">{values.poc}</p>
        <p>{format(volume.text, values)}</p>
      </div>
      <div>
        <h3>{check.title}</h3>
        <p className="otm-proof__number">{format(check.seed, values)}</p>
        <p>{check.text}</p>
        {children}
      </div>
    </div>
  );
}

/** Contracts of delta that each part needed for a tick, as bars; the balance hardly moves by design. */
function Effort({ data, names }: Pick<ProofProps, 'data' | 'names'>) {
  const parts = stageParts(data).slice(1);
  const most = Math.max(1, ...parts.map(({ perTick }) => perTick));
  return (
    <ul className="otm-effort">
      {parts.map(({ id, perTick }) => (
        <li key={id}>
          {names[id]}
          <svg aria-hidden="true">
            <rect
              className={id === 'absorption' ? 'otm-effort__chosen' : 'otm-effort__bar'}
              width={share(perTick / most)}
              height="100%"
            />
          </svg>
          <b>{formatCount(perTick)}</b>
        </li>
      ))}
    </ul>
  );
}
