import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { iconPaths } from './icon-paths.ts';

/** The name of an icon of the kit. */
export type IconName = keyof typeof iconPaths;

/** Attributes of the SVG, plus the icon's name. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Which icon to draw. */
  readonly name: IconName;
}

/** A decorative icon, 1.25 em wide, hidden from screen readers. Put a text next to it. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg
      className={classNames('otm-icon', className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
