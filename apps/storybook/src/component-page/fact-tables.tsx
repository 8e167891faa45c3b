import type { AttributeFacts, ExportFacts, KeyFacts, PropFacts } from '../facts/component-facts.ts';

/** A description with its code between backticks. */
export function Prose({ text }: { readonly text: string }) {
  return text.split('`').map((piece, index) =>
    // Every other piece is between backticks.
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move
    index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
  );
}

function PropRow({ prop }: { readonly prop: PropFacts }) {
  return (
    <tr>
      <th scope="row">
        <code>{prop.name}</code>
        {prop.required && ' (required)'}
      </th>
      <td>
        <code>{prop.type}</code>
        {prop.members && (
          <details>
            <summary>Members</summary>
            <pre>{prop.members}</pre>
          </details>
        )}
      </td>
      <td>{prop.defaultValue ? <code>{prop.defaultValue}</code> : '–'}</td>
      <td>
        <Prose text={prop.description} />
      </td>
    </tr>
  );
}

/** The props of one exported component, with the types that a caller may write. */
export function PropTable({ name, description, props }: ExportFacts) {
  return (
    <>
      <h3>
        <code>{name}</code>
      </h3>
      <p>
        <Prose text={description} />
      </p>
      {props.length === 0 ? (
        <p>No props of its own.</p>
      ) : (
        <table className="facts">
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Type</th>
              <th scope="col">Default</th>
              <th scope="col">Description</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <PropRow key={prop.name} prop={prop} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const placeOf = ({ markup, styles }: AttributeFacts) =>
  [markup && 'set by the markup', styles && 'read by the style sheet'].filter(Boolean).join(', ');

/** The data and aria attributes that a component sets or styles. */
export function AttributeTable({ attributes }: { readonly attributes: readonly AttributeFacts[] }) {
  if (attributes.length === 0) return <p>No data or aria attributes.</p>;
  return (
    <table className="facts">
      <thead>
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">Values in the source</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute.name}>
            <th scope="row">
              <code>{attribute.name}</code>
            </th>
            <td>{attribute.values.length > 0 ? attribute.values.join(', ') : 'computed'}</td>
            <td>{placeOf(attribute)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The keys that operate a component. */
export function KeyTable({ keys }: { readonly keys: readonly KeyFacts[] }) {
  if (keys.length === 0) return <p>Nothing to operate: it takes no focus.</p>;
  return (
    <table className="facts" data-facts="keys">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((row) => (
          <tr key={row.does}>
            <th scope="row">
              <kbd>{row.keys}</kbd>
            </th>
            <td>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
