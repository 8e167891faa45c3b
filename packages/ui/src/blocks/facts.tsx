import type { BlockViewProps } from './block-view.ts';

/** A table of facts: a name and a value in each row. */
export function Facts({ block }: BlockViewProps<'facts'>) {
  return (
    <table className="otm-fact-table">
      <caption>{block.caption}</caption>
      <tbody>
        {block.rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
