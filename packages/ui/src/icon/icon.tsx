import { iconPaths } from './icon-paths.ts';

/** The name of an icon of the kit. */
export type IconName = keyof typeof iconPaths;

/** Props of {@link Icon}. */
export interface IconProps {
  readonly name: IconName;
}

/** A drawn sign of 1.25 em beside a text; it is never the only carrier of a meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="otm-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
