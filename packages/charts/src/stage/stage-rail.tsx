import { format, type StageTexts } from '@otm/schema';
import { VisuallyHidden } from '@otm/ui';
import { formatClock, formatSigned } from '../text/format.ts';
import { placeNote } from './note-place.ts';
import type { StagePart } from './stage-parts.ts';
import type { StageScale } from './stage-scale.ts';
import type { StageData } from './stage-tape.ts';
import { formatMove, partNote } from './stage-values.ts';

/** The part that is chosen at first: the one that a candle doesn't show. */
const firstPart = 'absorption';

/** The parts of a session with their texts. */
export interface StagePartsProps {
  readonly data: StageData;
  readonly parts: readonly StagePart[];
  readonly scale: StageScale;
  readonly texts: StageTexts;
}

const noteId = (number: number) => `stage-${number}`;

/** The facts of each part in numbers; the chosen one's is visible. */
export function StageNotes({ data, parts, scale, texts }: StagePartsProps) {
  return (
    <div className="otm-session__notes">
      {parts.map((part, index) => {
        const { title, text } = partNote(part, parts[index - 1], data, texts);
        const { align, edge } = placeNote(part, data.bars, scale);
        return (
          <p
            key={part.id}
            id={noteId(part.number)}
            data-part={part.number}
            data-align={align}
            data-edge={edge}
          >
            <strong>{title}</strong>
            {` ${text}`}
          </p>
        );
      })}
    </div>
  );
}

/** Radio buttons that choose a part, as wide as its time; they work without a script. */
export function StageRail({ data, parts, texts }: StagePartsProps) {
  return (
    <fieldset className="otm-session__rail">
      <VisuallyHidden as="legend">{texts.legend}</VisuallyHidden>
      {parts.map((part) => (
        <label key={part.id}>
          <input
            type="radio"
            name="part"
            value={part.number}
            defaultChecked={part.id === firstPart}
            aria-describedby={noteId(part.number)}
          />
          <b>{part.number}</b> <span>{texts.parts[part.id].name}</span>
          <small>{format(texts.labels.points, { value: formatMove(part.move, data) })}</small>
          <small>{format(texts.labels.contracts, { value: formatSigned(part.delta) })}</small>
          <time>{formatClock(part.start)}</time>
        </label>
      ))}
    </fieldset>
  );
}
