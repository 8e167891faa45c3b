import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Attributes of the region, plus its name. */
export interface NoticeProps extends ComponentProps<'section'> {
  /** Names the region. */
  readonly label: string;
  /** The message: which thing couldn't be shown, and what to do now. */
  readonly children: ReactNode;
}

/** A message in place of something that couldn't be shown. */
export function Notice({ label, className, ...rest }: NoticeProps) {
  return <section className={classNames('otm-notice', className)} aria-label={label} {...rest} />;
}
