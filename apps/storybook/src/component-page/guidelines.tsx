import type { Locale } from '@otm/schema';
import type { ComponentDocs } from '@otm/ui/stories';
import { DoAndDont } from '../docs/do-and-dont.tsx';
import { useExampleContext } from './sample.tsx';

interface GuidelinesProps {
  readonly docs: ComponentDocs;
  readonly locale: Locale;
}

/** The rules of a component, pictured with real components in the toolbar's language. */
export function Guidelines({ docs, locale }: GuidelinesProps) {
  const context = useExampleContext(locale);
  return docs.guidelines.map(({ rule, does, doesNot }) => (
    <DoAndDont
      key={rule.en}
      rule={rule[locale]}
      does={does(context)}
      doesNot={doesNot(context)}
      locale={locale}
    />
  ));
}
