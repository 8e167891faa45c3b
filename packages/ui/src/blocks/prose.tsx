import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** The attributes of the root. */
export type ProseProps = ComponentProps<'div'>;

/** Running text: sets the spacing and the line length of the elements in it. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div className={classNames('otm-prose', className)} {...rest} />;
}
