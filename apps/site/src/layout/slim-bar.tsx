import type { ReactNode } from 'react';
import { useSite } from '../app/site-context.ts';
import { LanguageToggle } from '../features/language/language-toggle.tsx';
import { SiteBrand } from './site-brand.tsx';

/** The bar of pages with a single task: brand and language, no other links. */
export function SlimBar(): ReactNode {
  const { exists } = useSite();
  return (
    <header className="otm-bar">
      <div className="otm-bar__row otm-container">
        <SiteBrand />
        {exists && <LanguageToggle />}
      </div>
    </header>
  );
}
