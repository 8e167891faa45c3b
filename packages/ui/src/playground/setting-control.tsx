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

/** A slider with its name and its value in words. */
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
        type="range"
        min={setting.min}
        max={setting.max}
        step={setting.step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{text}</output>
    </div>
  );
}
