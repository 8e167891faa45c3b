import { useId } from 'react';
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
  return (
    <div className="otm-playground__setting">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={setting.typed ? 'number' : 'range'}
        min={setting.min}
        max={setting.max}
        step={setting.step}
        value={value}
        aria-valuetext={setting.typed ? undefined : text}
        onChange={({ currentTarget: { valueAsNumber: next } }) => {
          // An emptied field is on the way to a number.
          if (!Number.isNaN(next)) onChange(next);
        }}
      />
      <output htmlFor={id}>{text}</output>
    </div>
  );
}
