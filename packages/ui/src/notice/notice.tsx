import type { ReactNode } from 'react';

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** Names the region. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A message in place of something that could not be shown. */
export function Notice({ label, children }: NoticeProps) {
  return (
    <section className="otm-notice" aria-label={label}>
      {children}
    </section>
  );
}
