// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { replayTexts } from '../testing/chart-texts.ts';
import { replaySettings, type SettingName } from './replay-settings.ts';
import { SettingControl } from './setting-control.tsx';

const names = Object.keys(replaySettings) as SettingName[];
const onChange = vi.fn();
const draw = (name: SettingName, value: number, locale: 'en' | 'es' = 'en') =>
  render(
    <SettingControl
      setting={replaySettings[name]}
      texts={replayTexts[locale]}
      value={value}
      onChange={onChange}
    />,
  );

afterEach(() => {
  cleanup();
  onChange.mockClear();
});

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  it.each(names)('%s has a label and its range', (name) => {
    const { label, max, min } = replaySettings[name];
    draw(name, min, locale);
    const control = screen.getByLabelText<HTMLInputElement>(replayTexts[locale][label]);
    expect([control.min, control.max].map(Number)).toEqual([min, max]);
    expect(control.getAttribute('aria-valuetext') ?? '').not.toContain('{');
  });
});

describe('SettingControl', () => {
  it('announces the value of a slider as a text, which is also visible', () => {
    draw('percent', 70);
    const text = screen.getByRole('slider').getAttribute('aria-valuetext') ?? '';
    expect(text).toContain('70');
    expect(screen.getByText(text).getAttribute('aria-hidden')).toBe('true');
  });

  it('has another text for the greatest value, if the setting has one', () => {
    draw('stage', 100);
    const last = screen.getByRole('slider').getAttribute('aria-valuetext');
    expect(last).toBe(replayTexts.en.noStage);
    cleanup();
    draw('stage', 75);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('75');
  });

  it('is a number field for a setting without order', () => {
    draw('seed', 7);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('7');
  });

  it('reports a new value as a number', () => {
    draw('swing', 8);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
  });

  it('reports nothing for a field that is empty', () => {
    draw('seed', 7);
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '' } });
    expect(onChange).not.toHaveBeenCalled();
  });
});
