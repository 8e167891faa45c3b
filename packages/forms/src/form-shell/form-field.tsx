import { type FormField as Field, type FieldLabels, format, type Message } from '@otm/schema';
import { type FormEvent, useState } from 'react';

/** A field with its labels and its state. */
export interface FormFieldProps {
  readonly field: Field;
  readonly labels: FieldLabels;
  readonly tooLong: Message<'limit'>;
  /** The prefix of the field's ids; unique in the document. */
  readonly form: string;
  readonly invalid: boolean;
  /** A message to show with `invalid`. */
  readonly error?: string | undefined;
  /** True while a submit waits for the block list. */
  readonly readOnly: boolean;
  /** Called on every change, by the visitor or by the form itself. */
  readonly onEdit?: (() => void) | undefined;
}

/** A labeled field with its hint and warnings. Uncontrolled, so hydration keeps its text. */
export function FormField(props: FormFieldProps) {
  const { field, labels, tooLong, form, invalid, error, readOnly, onEdit } = props;
  const [long, setLong] = useState(false);
  const id = `${form}-${field.name}`;
  const describedBy = [
    labels.hint && `${id}-hint`,
    long && `${id}-long`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean);
  const control = {
    id,
    className: 'otm-field-control',
    name: field.name,
    autoComplete: field.autoComplete,
    readOnly,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setLong(event.currentTarget.value.length > field.limit);
      onEdit?.();
    },
  };
  return (
    <div className="otm-field">
      <label className="otm-field-label" htmlFor={id}>
        {labels.label}
      </label>
      {field.type === 'lines' ? (
        <textarea {...control} rows={6} />
      ) : (
        <input
          {...control}
          type={field.type}
          spellCheck={false}
          inputMode={field.type === 'email' ? 'email' : undefined}
          autoCapitalize={field.type === 'email' ? 'none' : undefined}
        />
      )}
      {labels.hint && (
        <p className="otm-field-hint" id={`${id}-hint`}>
          {labels.hint}
        </p>
      )}
      <p className="otm-field-note" id={`${id}-long`} role="status">
        {long && format(tooLong, { limit: field.limit })}
      </p>
      {error !== undefined && (
        <p className="otm-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
