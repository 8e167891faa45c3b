import type { ReplayTexts } from '@otm/schema';
import { type ChangeEvent, useId } from 'react';
import { fillTemplate } from '../text/fill-template.ts';
import type { Setting } from './replay-settings.ts';

/** Props of {@link SettingControl}. */
export interface SettingControlProps {
  readonly setting: Setting;
  readonly texts: Omit<ReplayTexts, 'announcements'>;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider, or a field for numbers that are typed, with its name and its value in words. */
export function SettingControl(props: SettingControlProps) {
  const { setting, texts, value, onChange } = props;
  const { min, max, step, atMost } = setting;
  const id = useId();
  const named = atMost && value === max ? atMost : setting.value;
  const text =
    named &&
    fillTemplate(texts[named], {
      value: String(value),
      count: String(value),
      trade: String(value),
      trades: String(max),
    });
  const field = { id, min, max, step, value, onChange: ignoreEmpty(onChange) };
  return (
    <div className="otm-playground__setting">
      <label htmlFor={id}>{texts[setting.label]}</label>
      {text ? (
        <input type="range" aria-valuetext={text} {...field} />
      ) : (
        <input type="number" {...field} />
      )}
      {text && <span aria-hidden="true">{text}</span>}
    </div>
  );
}

/** An emptied field is on the way to a number. */
const ignoreEmpty =
  (onChange: (value: number) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!Number.isNaN(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber);
  };
