import './patterns.css';
import type { Localized } from '@otm/schema';
import type { ReactNode } from 'react';
import { DoAndDont } from '../docs/do-and-dont.tsx';
import { useToolbarGlobals } from '../docs/toolbar-globals.ts';

/** A rule of a pattern, with an example that follows it and one that breaks it. */
export interface PatternRule {
  readonly rule: Localized<string>;
  readonly does: Localized<ReactNode>;
  readonly doesNot: Localized<ReactNode>;
}

/** The rules of a pattern, pictured in the toolbar's language. */
export function PatternRules({ rules }: { readonly rules: readonly PatternRule[] }) {
  const { locale } = useToolbarGlobals();
  return rules.map(({ rule, does, doesNot }) => (
    <DoAndDont
      key={rule.en}
      rule={rule[locale]}
      does={does[locale]}
      doesNot={doesNot[locale]}
      locale={locale}
    />
  ));
}
