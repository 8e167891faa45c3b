import type { Billing } from '@otm/schema';

/** Props of {@link BillingToggle}. */
export interface BillingToggleProps {
  /** Names the choice, for example `Billing`. */
  readonly legend: string;
  /** The two choices in order; the first one is chosen at the start. */
  readonly options: readonly { readonly value: Billing; readonly label: string }[];
}

/**
 * The choice between yearly and lifetime plans. A native radio group: style sheets show what the
 * checked one names (`data-billing` on a following sibling), so it works without JavaScript.
 */
export function BillingToggle({ legend, options }: BillingToggleProps) {
  return (
    <fieldset className="otm-billing">
      <legend className="otm-visually-hidden">{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input
            className="otm-visually-hidden"
            type="radio"
            name="billing"
            value={value}
            defaultChecked={index === 0}
            autoComplete="off"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
