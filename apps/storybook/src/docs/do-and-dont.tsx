import './do-and-dont.css';
import type { Locale, Localized } from '@otm/schema';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A rule and its examples. */
export interface DoAndDontProps {
  /** The rule and its reason, in one sentence. */
  readonly rule: string;
  /** Real components, used well. */
  readonly does: ReactNode;
  /** The same components, used badly. */
  readonly doesNot: ReactNode;
  /** The language of the rule and its examples. */
  readonly locale?: Locale;
}

const captions: Localized<readonly [string, string]> = {
  en: ['Do', 'Don’t'],
  es: ['Así', 'Así no'],
};

/** A rule with an example that follows it and one that breaks it. */
export function DoAndDont({ rule, does, doesNot, locale = 'en' }: DoAndDontProps) {
  return (
    <Unstyled>
      <div className="do-and-dont" lang={locale}>
        <p>{rule}</p>
        <figure>
          <figcaption>{captions[locale][0]}</figcaption>
          <div>{does}</div>
        </figure>
        <figure data-wrong>
          <figcaption>{captions[locale][1]}</figcaption>
          <div>{doesNot}</div>
        </figure>
      </div>
    </Unstyled>
  );
}
