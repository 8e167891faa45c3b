import type { CaptchaLabels } from '@otm/schema';
import { Button } from '@otm/ui';
import { useRef } from 'react';
import { EmailMessage } from '../form-shell/email-message.tsx';
import type { CaptchaStatus } from './captcha-status.ts';
import { type CaptchaInput, useCaptcha } from './use-captcha.ts';

/** The labels and callbacks of the captcha. */
export interface CaptchaFieldProps extends Omit<CaptchaInput, 'title'> {
  readonly labels: CaptchaLabels;
  /** The owner's e-mail address, for visitors who can't pass the captcha. */
  readonly email: string;
  /** Returns a link to a mail to the owner, with what was typed so far. */
  readonly mailLink: () => string;
  /** The prefix of the ids; unique in the document. */
  readonly form: string;
  readonly invalid: boolean;
  readonly error?: string | undefined;
}

function StatusText({ status, labels, ...mail }: StatusTextProps) {
  switch (status) {
    case 'idle':
      return labels.waiting;
    case 'loading':
      return labels.loading;
    case 'confirmed':
      return labels.confirmed;
    case 'expired':
      return labels.expired;
    case 'unavailable':
      return <EmailMessage message={labels.unavailable} {...mail} />;
    case 'unconfirmed':
    case 'challenge':
      return null;
  }
}

interface StatusTextProps {
  readonly status: CaptchaStatus;
  readonly labels: CaptchaLabels;
  readonly email: string;
  readonly currentHref: () => string;
}

/** The captcha of a form: its label, its frame, and what to do when it doesn't load. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { labels, email, mailLink, form, invalid, error, ...input } = props;
  const { holder, status, size, retry } = useCaptcha({ ...input, title: labels.frameTitle });
  const place = useRef<HTMLDivElement>(null);
  const id = `${form}-captcha`;
  const mail = { email, currentHref: mailLink };
  const tryAgain = () => {
    // The button disappears, and the focus would disappear with it.
    place.current?.focus();
    retry();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own layout.
    <div
      className="otm-captcha"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
      data-status={status}
      data-invalid={invalid || undefined}
      ref={place}
      tabIndex={-1}
    >
      <p className="otm-field-label" id={`${id}-label`}>
        {labels.label}
      </p>
      <div
        className="otm-captcha-holder"
        data-size={status === 'idle' ? undefined : size}
        ref={holder}
      />
      <p className="otm-captcha-status" role="status">
        <StatusText status={status} labels={labels} {...mail} />
      </p>
      {status === 'unavailable' && <Button onClick={tryAgain}>{labels.retry}</Button>}
      <p className="otm-field-hint" id={`${id}-hint`}>
        <EmailMessage message={labels.alternative} {...mail} />
      </p>
      {error !== undefined && (
        <p className="otm-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
