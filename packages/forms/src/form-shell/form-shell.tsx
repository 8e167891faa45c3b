import type { FormField, FormLabels } from '@otm/schema';
import { Button } from '@otm/ui';
import { useReducer } from 'react';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormShellProps } from './form-props.ts';
import { FormResult } from './form-result.tsx';
import { LateNotice } from './late-notice.tsx';
import { plainText } from './plain-text.ts';
import { typedMail } from './typed-mail.ts';
import { useForm } from './use-form.ts';

/** A form whose fields come from a definition, and its labels and services from props. */
export function FormShell<Field extends string>(props: FormShellProps<Field>) {
  const [attempt, startOver] = useReducer((count: number) => count + 1, 0);
  return <FormAttempt key={attempt} {...props} onReturn={startOver} />;
}

/** The props of a form, and its restart. */
interface FormAttemptProps<Field extends string> extends FormShellProps<Field> {
  /** Called when the visitor returns to a form that was sent or has failed. */
  readonly onReturn: () => void;
}

const namesOf = <Field extends string>(
  fields: readonly FormField<Field>[],
  labels: FormLabels<Field>,
) => Object.fromEntries(fields.map(({ name }) => [name, labels.fields[name].label]));

/** A form, from its first state to the result of one message. */
function FormAttempt<Field extends string>({ onReturn, ...props }: FormAttemptProps<Field>) {
  const { definition, labels, language, email, services, feedback = 'silent', ...root } = props;
  const { name, fields } = definition;
  const { form, state, values, touched, rejection, ...on } = useForm(props, onReturn);

  const left = state.phase !== 'none' && state.phase !== 'waiting';
  const fieldNames = namesOf(fields, labels);
  const error = feedback === 'inline' && rejection ? labels.rejected[rejection] : undefined;

  return (
    <FormFrame {...root} name={name} labels={labels} email={email}>
      {/* Outside a dialog this method does nothing, so a submit before hydration loses no text. */}
      <form
        className="otm-form-body"
        name={name}
        method="dialog"
        noValidate
        hidden={left}
        inert={left}
        aria-labelledby={`${name}-title`}
        aria-busy={state.phase === 'waiting' || undefined}
        ref={form}
        onFocus={on.onTouch}
        onPointerDown={on.onTouch}
        onSubmit={on.onSubmit}
      >
        <FormFields
          definition={definition}
          labels={labels}
          readOnly={state.phase === 'waiting'}
          emailInvalid={rejection === 'malformed' || rejection === 'blocked'}
          error={error}
          onEmailEdit={on.onEmailEdit}
        />
        <CaptchaField
          mountCaptcha={services.mountCaptcha}
          labels={labels.captcha}
          language={language}
          email={email}
          mailLink={() => typedMail(email, labels.subject, plainText(on.typed(), fieldNames))}
          form={name}
          wanted={touched}
          leaving={left}
          invalid={rejection === 'captcha'}
          error={rejection === 'captcha' ? error : undefined}
          onSolve={on.onSolve}
          onUnsolve={on.onUnsolve}
        />
        <Button type="submit" variant="primary">
          {labels.button}
        </Button>
        <LateNotice labels={labels} email={email} />
      </form>
      <FormResult
        phase={state.phase}
        labels={labels}
        email={email}
        typed={left ? plainText(values(), fieldNames) : ''}
      />
    </FormFrame>
  );
}
