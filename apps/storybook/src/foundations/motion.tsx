import './foundations.css';
import { Button } from '@otm/ui';
import { useState } from 'react';
import { tokensOf, tokenValue } from './tokens.ts';

/** The label of the only control. */
export interface MotionProps {
  /** The label of the button that starts the movement. */
  readonly move: string;
}

/** The durations and easings of the kit. Every duration is zero under reduced motion. */
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
