import './matrix.css';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** States that a pointer or a keyboard brings about; the pseudo-states addon applies them. */
const pointerStates = ['hover', 'focus-visible', 'active'] as const;

/** The elements that a pointer or a keyboard can operate. */
const operable = 'a, button, summary, input, select, textarea, [tabindex="0"]';

const selectorOf = (state: string) => `[data-matrix="${state}"] :is(${operable})`;

/** Settings of the pseudo-states addon: the elements in each state. */
const pseudo = {
  hover: [selectorOf('hover')],
  focusVisible: [selectorOf('focus-visible')],
  active: [selectorOf('active')],
};

interface MatrixOptions {
  /** Leaves out the states of pointer and keyboard, for components without anything to operate. */
  readonly still?: boolean;
}

/**
 * Returns a story with all variants of a component in all states, in one picture. With the tag
 * `matrix`, which the story itself must have, it runs in every stress mode of `npm run verify`.
 *
 * @param variants The props of each variant, which replace the story's own.
 * @param render Draws a variant; `key` is unique, for ids.
 */
export function matrix<Props>(
  variants: Readonly<Record<string, Partial<Props>>>,
  render: (props: Props, key: string) => ReactNode,
  { still = false }: MatrixOptions = {},
) {
  const states = still ? ['default'] : ['default', ...pointerStates];
  return {
    parameters: still ? {} : { pseudo },
    render: (args: Props) => (
      <div className="matrix">
        {Object.entries(variants).map(([variant, props]) => (
          <div key={variant} className="matrix-row">
            {states.map((state) => (
              <div key={state}>
                <p className="matrix-label" lang="en">
                  {variant === state ? state : `${variant}, ${state}`}
                </p>
                <div data-matrix={state}>
                  {render({ ...args, ...props }, `${variant}-${state}`)}
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    ),
    play: async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth, 'Nothing is wider than the window').toBeLessThanOrEqual(
        clientWidth,
      );
    },
  };
}
