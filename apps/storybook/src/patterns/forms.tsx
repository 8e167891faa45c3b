import { Button } from '@otm/ui';
import type { PatternRule } from './pattern-rules.tsx';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
}

/** A field as the forms draw it. */
function Field({ id, label, value, hint }: FieldProps) {
  return (
    <div className="otm-field">
      <label className="otm-field-label" htmlFor={id}>
        {label}
      </label>
      <input className="otm-field-control" id={id} defaultValue={value} />
      {hint && <p className="otm-field-hint">{hint}</p>}
    </div>
  );
}

const placeholderOnly = (label: string) => (
  <div className="otm-field">
    <input className="otm-field-control" placeholder={label} aria-label={label} />
  </div>
);

/** The rules of forms. */
export const formRules: readonly PatternRule[] = [
  {
    rule: {
      en: 'The label stays visible while someone types.',
      es: 'La etiqueta sigue a la vista mientras se escribe.',
    },
    does: {
      en: <Field id="label-stays" label="Email" value="ana@example.com" />,
      es: <Field id="label-stays" label="Correo" value="ana@example.com" />,
    },
    doesNot: { en: placeholderOnly('Email'), es: placeholderOnly('Correo') },
  },
  {
    rule: {
      en: 'A hint answers the question before it comes up, below its field.',
      es: 'Una ayuda responde la duda antes de que surja, debajo de su campo.',
    },
    does: {
      en: <Field id="hint" label="Machine ID" hint="In the platform: Help, About." />,
      es: <Field id="hint" label="ID del equipo" hint="En la plataforma: Help, About." />,
    },
    doesNot: {
      en: <Field id="no-hint" label="Machine ID (see the manual, page 14)" />,
      es: <Field id="no-hint" label="ID del equipo (ver el manual, página 14)" />,
    },
  },
  {
    rule: {
      en: 'The submit button says what it does and stays enabled; a click names what is missing.',
      es: 'El botón dice qué hace y nunca se desactiva: al hacer clic se indica qué falta.',
    },
    does: {
      en: <Button variant="primary">Send message</Button>,
      es: <Button variant="primary">Enviar mensaje</Button>,
    },
    doesNot: {
      en: (
        <Button variant="primary" disabled={true}>
          Submit
        </Button>
      ),
      es: (
        <Button variant="primary" disabled={true}>
          Aceptar
        </Button>
      ),
    },
  },
];
