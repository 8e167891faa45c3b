import { format, type StageTexts } from '@otm/schema';
import { Button, VisuallyHidden } from '@otm/ui';
import { useEffect, useRef } from 'react';
import { formatCount } from '../text/format.ts';
import { readout } from './stage-readout.ts';
import { type StageReplay, stageSpeeds } from './use-stage-replay.ts';

/** A replay, its texts, and how to end it. */
export interface StageControlsProps {
  readonly replay: StageReplay;
  readonly texts: StageTexts;
  readonly onClose: () => void;
}

/** Scrubs, plays, pauses, steps and ends a replay, and sets its speed. */
export function StageControls({ replay, texts, onClose }: StageControlsProps) {
  const { at, length, playing, data } = replay;
  const { replay: labels } = texts;
  // The button that started the replay is gone, so the first control takes the focus.
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus({ preventScroll: true }), []);
  const position = format(labels.trade, {
    trade: formatCount(at),
    trades: formatCount(length),
  });
  return (
    <>
      <input
        className="otm-session__scrub"
        type="range"
        aria-label={labels.position}
        aria-valuetext={data ? `${position}. ${readout(data, texts)}` : position}
        min={0}
        max={length}
        // An arrow key moves by about one bar.
        step={length / 90}
        value={at}
        onChange={({ currentTarget }) => replay.seek(currentTarget.valueAsNumber)}
      />
      <div className="otm-session__controls">
        <Button ref={play} onClick={replay.togglePlay}>
          {playing ? labels.pause : labels.play}
        </Button>
        <Button onClick={replay.step}>{labels.step}</Button>
        <label>
          <VisuallyHidden>{labels.speed}</VisuallyHidden>
          <select
            value={replay.speed}
            onChange={({ currentTarget }) => replay.setSpeed(Number(currentTarget.value))}
          >
            {stageSpeeds.map((speed) => (
              <option key={speed} value={speed}>
                {format(labels.rate, { count: speed })}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={onClose}>{labels.close}</Button>
      </div>
    </>
  );
}
