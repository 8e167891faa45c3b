import type { Locale } from '@otm/schema';
import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import type { ComponentFacts } from '../facts/component-facts.ts';
import { Names } from './fact-lists.tsx';
import type { PartRules } from './load-facts.ts';

interface CompositionProps {
  readonly facts: ComponentFacts;
  readonly partRules: readonly PartRules[];
  readonly locale: Locale;
}

function PageLink({ title }: { readonly title: string }) {
  return (
    <AnchorMdx href={`?path=/docs/${toId(title, 'docs')}`} target="">
      {title}
    </AnchorMdx>
  );
}

/** The rules and parts of a page or a part of the site: those of the components it's made of. */
export function Composition({ facts, partRules, locale }: CompositionProps) {
  return (
    <>
      <Heading>Do and don't</Heading>
      {partRules.length === 0 ? (
        <p>
          It's made of plain elements, for which the{' '}
          <AnchorMdx href="?path=/docs/foundations-do-and-do-not--docs" target="">
            general rules
          </AnchorMdx>{' '}
          are enough.
        </p>
      ) : (
        <>
          <p>The rules of the components inside it, pictured on their pages:</p>
          <ul className="part-rules">
            {partRules.map(({ title, rules }) => (
              <li key={title}>
                <PageLink title={title} />
                {rules.map((rule) => (
                  <p key={rule.en} lang={locale}>
                    {rule[locale]}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading>Anatomy</Heading>
      {facts.madeOf.length > 0 && (
        <ul className="made-of">
          {facts.madeOf.map((title) => (
            <li key={title}>
              <PageLink title={title} />
            </li>
          ))}
        </ul>
      )}
      <p>Class names of its own:</p>
      <Names names={facts.parts} none="None: its components bring theirs." />
    </>
  );
}
