import type { Billing } from '@otm/schema';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Attributes of the fieldset, plus its legend and choices. */
export interface BillingToggleProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Names the choice, for example `Billing`. */
  readonly legend: string;
  /** The two choices in order; the first one is selected on load. */
  readonly options: readonly { readonly value: Billing; readonly label: string }[];
}

/**
 * The choice between yearly and lifetime plans. A native radio group: style sheets show what the
 * checked one names (`data-billing` on a following sibling), so it works without JavaScript. A form that
 * sends nothing keeps browsers from restoring a choice after a reload.
 */
export function BillingToggle({ legend, options, className, ...rest }: BillingToggleProps) {
  const form = useId();
  return (
    <fieldset className={classNames('otm-billing', className)} {...rest}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <form id={form} method="dialog" autoComplete="off" hidden={true} />
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is in the visually hidden component
        <label key={value}>
          <VisuallyHidden
            as="input"
            type="radio"
            name="billing"
            value={value}
            defaultChecked={index === 0}
            form={form}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
