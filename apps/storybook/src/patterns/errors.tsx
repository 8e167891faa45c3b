import { Notice } from '@otm/ui';
import type { PatternRule } from './pattern-rules.tsx';

interface FailedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string;
}

/** A field with its error, as the forms draw it. */
function FailedField({ id, label, error }: FailedFieldProps) {
  return (
    <div className="otm-field">
      <label className="otm-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        className="otm-field-control"
        id={id}
        defaultValue="ana@example"
        aria-invalid="true"
        aria-describedby={`${id}-error`}
      />
      <p className="otm-field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}

/** The rules of errors. */
export const errorRules: readonly PatternRule[] = [
  {
    rule: {
      en: 'Name the next step, and offer a way that doesn’t depend on what failed.',
      es: 'Indica el siguiente paso y ofrece una vía que no dependa de lo que falló.',
    },
    does: {
      en: (
        <Notice label="The message wasn’t sent">
          <p>
            The message wasn’t sent. Your text is still here: try again, or{' '}
            <a href="mailto:help@example.com">write an email</a>.
          </p>
        </Notice>
      ),
      es: (
        <Notice label="El mensaje no se envió">
          <p>
            El mensaje no se envió. Tu texto sigue aquí: inténtalo de nuevo o{' '}
            <a href="mailto:help@example.com">escribe un correo</a>.
          </p>
        </Notice>
      ),
    },
    doesNot: {
      en: (
        <Notice label="Error 500">
          <p>Error 500. Please contact the administrator.</p>
        </Notice>
      ),
      es: (
        <Notice label="Error 500">
          <p>Error 500. Contacte al administrador.</p>
        </Notice>
      ),
    },
  },
  {
    rule: {
      en: 'An error is next to its field, in words, and says how to fix it.',
      es: 'Un error va junto a su campo, con palabras, y dice cómo corregirlo.',
    },
    does: {
      en: <FailedField id="says" label="Email" error="The ending is missing, such as .com." />,
      es: <FailedField id="says" label="Correo" error="Falta la terminación, por ejemplo .com." />,
    },
    doesNot: {
      en: <FailedField id="blames" label="Email" error="Invalid input!" />,
      es: <FailedField id="blames" label="Correo" error="¡Dato inválido!" />,
    },
  },
];
