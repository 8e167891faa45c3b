import './component-page.css';
import type { ComponentDocs } from '@otm/ui/stories';
import { Heading } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from '../facts/component-facts.ts';
import { Anatomy } from './anatomy.tsx';
import { Composition } from './composition.tsx';
import { Changes, Names, Uses } from './fact-lists.tsx';
import { AttributeTable, KeyTable, PropTable } from './fact-tables.tsx';
import { Guidelines } from './guidelines.tsx';
import type { PartRules } from './load-facts.ts';
import { useLocale } from './sample.tsx';

interface ComponentSectionsProps {
  readonly facts: ComponentFacts;
  /** The export of its `<name>.docs.tsx`; a page of the site has none. */
  readonly docs: ComponentDocs | undefined;
  /** The rules that a page of the site follows: those of its components. */
  readonly partRules: readonly PartRules[];
}

/** Everything about a component that its docs page shows below the first example. */
export function ComponentSections({ facts, docs, partRules }: ComponentSectionsProps) {
  const locale = useLocale();
  return (
    <div data-facts={facts.title}>
      {docs ? (
        <>
          <Heading>Do and don't</Heading>
          <Guidelines docs={docs} locale={locale} />
          <Heading>Anatomy</Heading>
          <Anatomy
            parts={facts.parts}
            shadowParts={facts.shadowParts}
            named={docs.parts}
            picture={docs.anatomy}
            locale={locale}
          />
        </>
      ) : (
        <Composition facts={facts} partRules={partRules} locale={locale} />
      )}
      <Heading>Accessibility</Heading>
      {docs && <p lang={locale}>{docs.accessibility[locale]}</p>}
      <KeyTable keys={docs?.keys ?? facts.keys} />
      <Heading>Props</Heading>
      {facts.exports.map((each) => (
        <PropTable key={each.name} {...each} />
      ))}
      <Heading>Data and aria attributes</Heading>
      <AttributeTable attributes={facts.attributes} />
      <Heading>CSS variables</Heading>
      <Names names={facts.variables} none="It sets none of its own." />
      <p>Tokens in its style sheets:</p>
      <Names names={facts.tokens} none="None: it draws nothing of its own." />
      <Heading>Where the product uses it</Heading>
      <Uses usedBy={facts.usedBy} />
      <Heading>Changes</Heading>
      <Changes {...facts} />
    </div>
  );
}
