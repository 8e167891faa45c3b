import type { ReactNode } from 'react';
import '@otm/ui/styles.css';
import '@otm/charts/styles.css';

export const metadata = { title: 'Next' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
