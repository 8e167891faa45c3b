import { type ChangeEvent, useId } from 'react';
import { fillTemplate } from '../charts/fill-template.ts';
import type { Setting } from './playground-settings.ts';

/** Props of {@link SettingControl}. */
export interface SettingControlProps {
  readonly setting: Setting;
  readonly label: string;
  /** The value with its unit; `{value}`, `{count}`, `{trade}`, `{trades}`. */
  readonly valueText: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider, or a field for numbers that are typed, with its name and its value in words. */
export function SettingControl(props: SettingControlProps) {
  const { setting, label, valueText, value, onChange } = props;
  const id = useId();
  const text = fillTemplate(valueText, {
    value: String(value),
    count: String(value),
    trade: String(value),
    trades: String(setting.max),
  });
  const { min, max, step } = setting;
  const field = { id, min, max, step, value, onChange: ignoreEmpty(onChange) };
  return (
    <div className="otm-playground__setting">
      <label htmlFor={id}>{label}</label>
      {setting.typed ? (
        <input type="number" {...field} />
      ) : (
        <input type="range" aria-valuetext={text} {...field} />
      )}
      <span aria-hidden="true">{text}</span>
    </div>
  );
}

/** An emptied field is on the way to a number. */
const ignoreEmpty =
  (onChange: (value: number) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!Number.isNaN(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber);
  };
