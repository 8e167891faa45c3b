import { Button } from '@otm/ui';
import { useRef } from 'react';
import { EmailText } from '../form-shell/email-text.tsx';
import type { CaptchaTexts } from '../form-shell/form-texts.ts';
import type { CaptchaStatus } from './captcha-status.ts';
import { type CaptchaInput, useCaptcha } from './use-captcha.ts';

/** Props of `CaptchaField`. */
export interface CaptchaFieldProps extends Omit<CaptchaInput, 'title'> {
  readonly texts: CaptchaTexts;
  /** The owner's address: the way for everyone whom the captcha keeps out. */
  readonly email: string;
  /** Starts the ids; unique in the document. */
  readonly form: string;
  readonly invalid: boolean;
  readonly error?: string | undefined;
}

function StatusText({ status, texts, email }: StatusTextProps) {
  switch (status) {
    case 'idle':
      return texts.waiting;
    case 'loading':
      return texts.loading;
    case 'confirmed':
      return texts.confirmed;
    case 'expired':
      return texts.expired;
    case 'unavailable':
      return <EmailText text={texts.unavailable} email={email} />;
    case 'unconfirmed':
    case 'challenge':
      return null;
  }
}

interface StatusTextProps {
  readonly status: CaptchaStatus;
  readonly texts: CaptchaTexts;
  readonly email: string;
}

/** The captcha's place in a form: its label, its frame, and what to do when it does not come. */
export function CaptchaField({ texts, email, form, invalid, error, ...input }: CaptchaFieldProps) {
  const { holder, status, size, retry } = useCaptcha({ ...input, title: texts.frameTitle });
  const place = useRef<HTMLDivElement>(null);
  const id = `${form}-captcha`;
  const tryAgain = () => {
    // The button that has the focus goes; without this the focus would go with it.
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
        {texts.label}
      </p>
      <div className="otm-captcha-holder" data-size={size} ref={holder} />
      <p className="otm-captcha-status" role="status">
        <StatusText status={status} texts={texts} email={email} />
      </p>
      {status === 'unavailable' && <Button onClick={tryAgain}>{texts.retry}</Button>}
      <p className="otm-field-hint" id={`${id}-hint`}>
        <EmailText text={texts.alternative} email={email} />
      </p>
      {error !== undefined && (
        <p className="otm-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
