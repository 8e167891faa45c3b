import { type FormLabels, mailto } from '@otm/schema';
import { useEffect, useRef } from 'react';
import type { Phase } from '../submission/transition.ts';
import { EmailMessage } from './email-message.tsx';
import { longestLink } from './typed-mail.ts';

/** The labels and the outcome of a submitted form. */
export interface FormResultProps {
  readonly phase: Phase;
  readonly labels: Pick<
    FormLabels<never>,
    | 'sending'
    | 'success'
    | 'failure'
    | 'unanswered'
    | 'secondCopy'
    | 'copy'
    | 'longLink'
    | 'subject'
  >;
  readonly email: string;
  /** Everything typed, as plain text. */
  readonly typed: string;
}

interface CopyProps {
  readonly label: string;
  readonly text: string;
  readonly open: boolean;
}

/** A copy of what was typed, for visitors without a mail program. */
function Copy({ label, text, open }: CopyProps) {
  return (
    <details className="otm-form-copy" open={open}>
      <summary>{label}</summary>
      <textarea className="otm-field-control" aria-label={label} readOnly rows={6} value={text} />
    </details>
  );
}

/** The result that replaces a submitted form. It takes the focus on every change. */
export function FormResult({ phase, labels, email, typed }: FormResultProps) {
  const result = useRef<HTMLDivElement>(null);
  const failed = phase === 'fail' || phase === 'lost';
  const left = phase === 'sending' || phase === 'success' || failed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is a result of its own.
  useEffect(() => {
    if (left) result.current?.focus();
  }, [phase, left]);
  const { subject, secondCopy } = labels;
  const copyOf = phase === 'lost' ? `${subject} (${secondCopy})` : subject;
  const link = failed ? mailto(email, copyOf, typed) : '';
  const isLong = link.length > longestLink;
  return (
    <div
      className="otm-form-result"
      data-phase={failed ? 'fail' : left ? phase : undefined}
      ref={result}
      tabIndex={-1}
    >
      <div role="status">
        {phase === 'sending' && (
          <>
            <span className="otm-form-spinner" aria-hidden="true" />
            <p>{labels.sending}</p>
          </>
        )}
        {phase === 'success' && <p>{labels.success}</p>}
      </div>
      <div role="alert">
        {link && (
          <p>
            <EmailMessage message={labels.failure} email={email} href={link} />
          </p>
        )}
        {phase === 'lost' && <p>{labels.unanswered}</p>}
        {isLong && (
          <p>
            <EmailMessage message={labels.longLink} email={email} />
          </p>
        )}
      </div>
      {link && typed !== '' && <Copy label={labels.copy} text={typed} open={isLong} />}
    </div>
  );
}
