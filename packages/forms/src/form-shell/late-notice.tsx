import { type FormLabels, mailto } from '@otm/schema';
import { Button } from '@otm/ui';
import { EmailMessage } from './email-message.tsx';

interface LateNoticeProps {
  readonly labels: Pick<FormLabels<never>, 'byMail' | 'subject' | 'withoutCode'>;
  readonly email: string;
}

/**
 * The way out of a prerendered form whose code doesn't arrive: the browser itself puts the fields into
 * a mail. Hidden: the styles of the page that loads the code show it.
 */
export function LateNotice({ email, labels }: LateNoticeProps) {
  return (
    <div className="otm-form-late" role="alert" hidden>
      <p>
        <EmailMessage message={labels.withoutCode} email={email} />
      </p>
      <Button
        type="submit"
        formAction={mailto(email, labels.subject, '')}
        formMethod="post"
        formEncType="text/plain"
        formNoValidate
      >
        {labels.byMail}
      </Button>
    </div>
  );
}
