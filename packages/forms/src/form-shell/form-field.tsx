import { type FormEvent, useState } from 'react';
import type { FieldTexts } from './form-texts.ts';

/** How a field is typed in; its words come apart from it. */
export interface FieldShape<Field extends string = string> {
  readonly name: Field;
  readonly type: 'text' | 'email' | 'lines';
  /** What browsers may fill in, by the HTML standard's names. */
  readonly autoComplete: string;
  /** Beyond this many characters the visitor is told; nothing is ever cut. */
  readonly limit: number;
}

/** Props of `FormField`. */
export interface FormFieldProps {
  readonly shape: FieldShape;
  readonly texts: FieldTexts;
  readonly tooLong: string;
  /** Starts the ids of the field and its hints; unique in the document. */
  readonly form: string;
  readonly invalid: boolean;
  /** A message to show beside `invalid`. */
  readonly error?: string | undefined;
  /** While a submit waits for the block list, what was submitted stays as it is. */
  readonly readOnly: boolean;
  /** Called with each change, by hand or by the form itself. */
  readonly onEdit?: (() => void) | undefined;
}

/** A labelled field whose hint and notes are tied to it; uncontrolled, so hydration keeps its text. */
export function FormField(props: FormFieldProps) {
  const { shape, texts, tooLong, form, invalid, error, readOnly, onEdit } = props;
  const [long, setLong] = useState(false);
  const id = `${form}-${shape.name}`;
  const describedBy = [
    texts.hint && `${id}-hint`,
    long && `${id}-long`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean);
  const control = {
    id,
    className: 'otm-field-control',
    name: shape.name,
    autoComplete: shape.autoComplete,
    readOnly,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setLong(event.currentTarget.value.length > shape.limit);
      onEdit?.();
    },
  };
  return (
    <div className="otm-field">
      <label className="otm-field-label" htmlFor={id}>
        {texts.label}
      </label>
      {shape.type === 'lines' ? (
        <textarea {...control} rows={6} />
      ) : (
        <input
          {...control}
          type={shape.type}
          spellCheck={false}
          inputMode={shape.type === 'email' ? 'email' : undefined}
          autoCapitalize={shape.type === 'email' ? 'none' : undefined}
        />
      )}
      {texts.hint && (
        <p className="otm-field-hint" id={`${id}-hint`}>
          {texts.hint}
        </p>
      )}
      <p className="otm-field-note" id={`${id}-long`} role="status">
        {long && tooLong.replace('{limit}', String(shape.limit))}
      </p>
      {error !== undefined && (
        <p className="otm-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
