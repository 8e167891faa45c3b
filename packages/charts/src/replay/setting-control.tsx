import { format, type Message, type ReplayTexts } from '@otm/schema';
import { type ChangeEvent, useId } from 'react';
import { formatCount } from '../text/format.ts';
import type { ReplaySetting } from './replay-settings.ts';

/** A setting, its value and the texts of the replay. */
export interface SettingControlProps {
  readonly setting: ReplaySetting;
  readonly texts: Omit<ReplayTexts, 'announcements'>;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider with its value as text, or a number field, with its label. */
export function SettingControl(props: SettingControlProps) {
  const { setting, texts, value, onChange } = props;
  const { min, max, step, maxValue } = setting;
  const id = useId();
  const label = maxValue && value === max ? maxValue : setting.value;
  const message: Message<'value' | 'count' | 'trade' | 'trades', never> | undefined =
    label && texts[label];
  const text =
    message &&
    format(message, {
      value: String(value),
      count: formatCount(value),
      trade: formatCount(value),
      trades: formatCount(max),
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

/** Ignores an empty field, because the visitor is still typing. */
const ignoreEmpty =
  (onChange: (value: number) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!Number.isNaN(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber);
  };
