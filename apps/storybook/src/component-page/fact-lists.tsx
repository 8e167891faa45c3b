import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import type { ComponentFacts, UsageFacts } from '../facts/component-facts.ts';
import { Prose } from './fact-tables.tsx';

const statusNames = {
  stable: 'Stable',
  beta: 'Beta: a version below 1.0 may change its props',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
};

/** The maturity of a component, its version and how to import it. */
export function Status({ facts }: { readonly facts: ComponentFacts }) {
  return (
    <p className="status" data-status={facts.status}>
      <strong>{statusNames[facts.status]}</strong>, {facts.package} {facts.version}
    </p>
  );
}

function Use({ file, title }: UsageFacts) {
  if (!title) return <code>{file}</code>;
  return (
    <>
      <AnchorMdx href={`?path=/docs/${toId(title, 'docs')}`} target="">
        {title}
      </AnchorMdx>{' '}
      <code>{file}</code>
    </>
  );
}

/** The places in the product that import a component. */
export function Uses({ usedBy }: Pick<ComponentFacts, 'usedBy'>) {
  if (usedBy.length === 0) return <p>Nothing else imports it.</p>;
  return (
    <ul>
      {usedBy.map((use) => (
        <li key={use.file}>
          <Use {...use} />
        </li>
      ))}
    </ul>
  );
}

/** The lines of the changelogs that name a component. */
export function Changes({ changes, version }: Pick<ComponentFacts, 'changes' | 'version'>) {
  if (changes.length === 0) return <p>Unchanged since {version}.</p>;
  return (
    <ul>
      {changes.map((change) => (
        <li key={change}>
          <Prose text={change} />
        </li>
      ))}
    </ul>
  );
}

/** Names of custom properties or tokens. */
export function Names({
  names,
  none,
}: {
  readonly names: readonly string[];
  readonly none: string;
}) {
  if (names.length === 0) return <p>{none}</p>;
  return (
    <ul className="names">
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
