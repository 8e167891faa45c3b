import type { ReactNode } from 'react';

/** Text for those who listen: said by screen readers, not drawn. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="otm-visually-hidden">{children}</span>;
}
