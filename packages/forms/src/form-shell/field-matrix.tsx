import type { FormField as Field, FormLabels } from '@otm/schema';
import { Button } from '@otm/ui';
import { matrix } from '@otm/ui/stories';
import type { StoryContext } from '@storybook/react-vite';
import { FormField } from './form-field.tsx';

interface FieldsProps<Name extends string> {
  readonly fields: readonly Field<Name>[];
  readonly labels: FormLabels<Name>;
  readonly invalid?: boolean;
  readonly readOnly?: boolean;
}

/**
 * Returns a story with the fields and the button of a form in all states. A form itself can't be
 * shown twice: its ids are those of the page.
 */
export function fieldMatrix<Name extends string>(
  fields: readonly Field<Name>[],
  labelsOf: (context: Pick<StoryContext, 'globals'>) => FormLabels<Name>,
) {
  const { render, ...rest } = matrix<FieldsProps<Name>>(
    { usual: {}, invalid: { invalid: true }, waiting: { readOnly: true } },
    ({ labels, invalid = false, readOnly = false, ...props }, key) => (
      <div className="otm-form-body">
        {props.fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            labels={labels.fields[field.name]}
            tooLong={labels.tooLong}
            form={key}
            readOnly={readOnly}
            invalid={invalid}
            error={invalid && field.type === 'email' ? labels.rejected.malformed : undefined}
          />
        ))}
        <Button variant="primary">{labels.button}</Button>
      </div>
    ),
  );
  return {
    ...rest,
    render: (_: unknown, context: Pick<StoryContext, 'globals'>) =>
      render({ fields, labels: labelsOf(context) }),
  };
}
