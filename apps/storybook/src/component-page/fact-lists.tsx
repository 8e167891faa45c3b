import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import type { ChangeFacts, ComponentFacts, UsageFacts } from '../facts/component-facts.ts';
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

/** Entries of a changelog, each after its version. */
function Entries({ entries }: { readonly entries: readonly ChangeFacts[] }) {
  return (
    <ul>
      {entries.map(({ version, text }) => (
        <li key={text}>
          {version}: <Prose text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The entries of the changelogs that name a component, and those for all of its package. */
export function Changes({ changes, package: name }: Pick<ComponentFacts, 'changes' | 'package'>) {
  const { named, ofPackage } = changes;
  return (
    <>
      {named.length > 0 ? <Entries entries={named} /> : <p>No entry of the changelog names it.</p>}
      {ofPackage.length > 0 && (
        <>
          <p>
            All of <code>{name}</code>:
          </p>
          <Entries entries={ofPackage} />
        </>
      )}
    </>
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
