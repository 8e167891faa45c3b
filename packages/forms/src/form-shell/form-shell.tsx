import { Button } from '@otm/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { type DraftKeeper, keepDraft } from '../draft/keep-draft.ts';
import type { ContactServices, LicenceServices } from '../services/ports.ts';
import { EmailText } from './email-text.tsx';
import { type FieldShape, FormField } from './form-field.tsx';
import { FormResult } from './form-result.tsx';
import type { FormTexts } from './form-texts.ts';
import { findControl, readValues } from './form-values.ts';
import { plainText } from './mailto.ts';
import { useSubmission } from './use-submission.ts';

/** Props that every form has. */
export interface FormProps<Field extends string, Services> {
  readonly texts: FormTexts<Field>;
  /** A language tag: the captcha's language. */
  readonly language: string;
  /** Where visitors write when the form cannot be used. */
  readonly email: string;
  /** The doors; those of the first render stay. */
  readonly services: Services;
  /**
   * What a submit that cannot be sent shows: `silent` focuses and marks what is wrong, `inline`
   * also says it. Default `silent`.
   */
  readonly feedback?: 'silent' | 'inline';
  /** Level of the title's heading. Default 2. */
  readonly headingLevel?: 1 | 2;
}

/** What makes one form differ from another. */
export interface FormDefinition<Field extends string> {
  /** Names the form in ids and drafts; unique in the document. */
  readonly name: string;
  readonly fields: readonly FieldShape<Field>[];
  readonly isEmail: (email: string) => boolean;
}

/** Props of `FormShell`. */
export interface FormShellProps<Field extends string>
  extends FormProps<Field, LicenceServices & Partial<ContactServices>> {
  readonly definition: FormDefinition<Field>;
}

type Rejection = 'malformed' | 'blocked' | 'captcha';

// To the letter of the specification, its spelling included.
const listAlert = 'Error while retreiving the users: ';

/** The one form of the kit: its fields come from a definition, its words and doors from props. */
export function FormShell<Field extends string>(props: FormShellProps<Field>) {
  const { definition, texts, language, email, services, feedback = 'silent' } = props;
  const { name, fields, isEmail } = definition;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const draft = useRef<DraftKeeper>(undefined);
  const [rejection, setRejection] = useState<Rejection>();
  const [touched, setTouched] = useState(false);
  const names = fields.map((field) => field.name);

  const { submission, state } = useSubmission({
    ...services,
    isEmail,
    onReject: (what) => {
      setRejection(what);
      if (what === 'captcha') focusCaptcha(form.current, name);
      else findControl(form.current, 'email')?.focus();
    },
    onListError: (error) => window.alert(listAlert + String(error)),
    onSent: (values) => draft.current?.forget(values),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a definition never changes.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typedBefore = Object.values(readValues(element, names)).some((value) => value !== '');
    if (typedBefore || element.contains(document.activeElement)) setTouched(true);
    draft.current = keepDraft(element, name, names);
    return draft.current.stop;
  }, []);

  const toggledFrom = useRef(language);
  useEffect(() => {
    if (toggledFrom.current !== language) submission.toggleLanguage();
    toggledFrom.current = language;
  }, [language, submission]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(true);
    setRejection(undefined);
    submission.submit(readValues(event.currentTarget, names));
  };

  const keepCaptchaRejection = () =>
    setRejection((what) => (what === 'captcha' ? what : undefined));
  const left = state.phase !== 'none' && state.phase !== 'waiting';
  const Heading = props.headingLevel === 1 ? 'h1' : 'h2';
  const labels = Object.fromEntries(names.map((field) => [field, texts.fields[field].label]));
  const errorOf = (what: Rejection | undefined) =>
    feedback === 'inline' && what ? texts.rejected[what] : undefined;
  const emailRejection = rejection === 'captcha' ? undefined : rejection;

  return (
    <section className="otm-form" aria-labelledby={`${name}-title`}>
      <Heading className="otm-form-title" id={`${name}-title`}>
        {texts.title}
      </Heading>
      <noscript>
        <p className="otm-form-notice">
          <EmailText text={texts.withoutScript} email={email} />
        </p>
      </noscript>
      {/* Outside a dialog this method does nothing: a submit before hydration loses no text. */}
      <form
        className="otm-form-body"
        method="dialog"
        noValidate
        hidden={left}
        inert={left}
        aria-labelledby={`${name}-title`}
        aria-busy={state.phase === 'waiting' || undefined}
        ref={form}
        onFocus={() => setTouched(true)}
        onPointerDown={() => setTouched(true)}
        onSubmit={onSubmit}
      >
        {fields.map((shape) => (
          <FormField
            key={shape.name}
            shape={shape}
            texts={texts.fields[shape.name]}
            tooLong={texts.tooLong}
            form={name}
            readOnly={state.phase === 'waiting'}
            invalid={shape.name === 'email' && emailRejection !== undefined}
            error={shape.name === 'email' ? errorOf(emailRejection) : undefined}
            onEdit={shape.name === 'email' ? keepCaptchaRejection : undefined}
          />
        ))}
        <CaptchaField
          mountCaptcha={services.mountCaptcha}
          texts={texts.captcha}
          language={language}
          email={email}
          form={name}
          wanted={touched}
          leaving={left}
          invalid={rejection === 'captcha'}
          error={errorOf(rejection === 'captcha' ? rejection : undefined)}
          onSolve={(token) => {
            setRejection((what) => (what === 'captcha' ? undefined : what));
            submission.solve(token);
          }}
          onUnsolve={submission.unsolve}
        />
        <Button type="submit" variant="primary">
          {texts.button}
        </Button>
      </form>
      <FormResult
        phase={state.phase}
        texts={texts}
        email={email}
        typed={left ? plainText(submission.getValues(), labels) : ''}
        result={result}
      />
    </section>
  );
}

/** The captcha itself where it stands in its frame, else its place with the words about it. */
function focusCaptcha(form: HTMLFormElement | null, name: string): void {
  const place = form?.querySelector<HTMLElement>(`[id="${name}-captcha"]`);
  (place?.querySelector<HTMLElement>('iframe, button, input') ?? place)?.focus();
}
