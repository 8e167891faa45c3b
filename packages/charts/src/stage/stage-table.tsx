import { formatClock, formatCount, formatSigned } from '../text/format.ts';
import type { StagePartsProps } from './stage-rail.tsx';
import { formatMove } from './stage-values.ts';

/** The numbers of the five parts as a table. */
export function StageTable({ data, parts, texts }: Omit<StagePartsProps, 'scale'>) {
  const { part, time, points, delta, volume, perTick } = texts.columns;
  return (
    <details>
      <summary>{texts.table}</summary>
      <table>
        <thead>
          <tr>
            {[part, time, points, delta, volume, perTick].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((it) => (
            <tr key={it.id}>
              <th scope="row">{texts.parts[it.id].name}</th>
              <td>{formatClock(it.start)}</td>
              <td>{formatMove(it.move, data)}</td>
              <td>{formatSigned(it.delta)}</td>
              <td>{formatCount(it.volume)}</td>
              <td>{formatCount(it.perTick)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
