import type { FormLabels } from '@otm/schema';
import { FormField } from './form-field.tsx';
import type { FormDefinition } from './form-props.ts';

/** The fields of a form, and what's wrong with its e-mail address. */
interface FormFieldsProps<Field extends string> {
  readonly definition: FormDefinition<Field>;
  readonly labels: FormLabels<Field>;
  readonly readOnly: boolean;
  readonly emailInvalid: boolean;
  readonly error: string | undefined;
  readonly onEmailEdit: () => void;
}

/** The fields of a form in the order of its definition. */
export function FormFields<Field extends string>(props: FormFieldsProps<Field>) {
  const { definition, labels, readOnly, emailInvalid, error, onEmailEdit } = props;
  return definition.fields.map((field) => {
    const isEmail = field.name === 'email';
    return (
      <FormField
        key={field.name}
        field={field}
        labels={labels.fields[field.name]}
        tooLong={labels.tooLong}
        form={definition.name}
        readOnly={readOnly}
        invalid={isEmail && emailInvalid}
        error={isEmail && emailInvalid ? error : undefined}
        onEdit={isEmail ? onEmailEdit : undefined}
      />
    );
  });
}
