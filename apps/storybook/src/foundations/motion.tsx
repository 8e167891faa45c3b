import './foundations.css';
import { Button } from '@otm/ui';
import { useState } from 'react';
import { tokensOf, tokenValue } from './tokens.ts';

export interface MotionProps {
  /** What the button says that starts the movement. */
  readonly move: string;
}

/** The durations and easings of the kit; every one is zero for who asked for less motion. */
export function Motion({ move }: MotionProps) {
  const [away, setAway] = useState(false);
  const durations = tokensOf('fast', 'normal', 'slow');
  return (
    <div className="foundation" data-away={away}>
      <Button onClick={() => setAway(!away)}>{move}</Button>
      <dl>
        {tokensOf('ease-').map((ease) =>
          durations.map((duration) => (
            <div key={ease + duration}>
              <dt>
                <code>{duration}</code> {tokenValue(duration)}, <code>{ease}</code>
              </dt>
              <dd className="foundation-track">
                <span
                  className="foundation-mover"
                  style={{
                    transitionDuration: `var(${duration})`,
                    transitionTimingFunction: `var(${ease})`,
                  }}
                />
              </dd>
            </div>
          )),
        )}
      </dl>
    </div>
  );
}
