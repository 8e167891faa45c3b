import type { ReactNode } from 'react';

/** The computed picture of a whole session. */
export function HeroPicture(): ReactNode {
  return <svg viewBox="0 0 720 440" role="img" aria-label="session" />;
}
