import type { Locale } from '@otm/schema';
import type { Example } from '@otm/ui/stories';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Mark, placeMarks } from './anatomy-marks.ts';
import { useExampleContext } from './sample.tsx';

interface AnatomyProps {
  /** Class names: the block first, then its parts. */
  readonly parts: readonly string[];
  /** Parts inside of a shadow root, which the picture can't number. */
  readonly shadowParts: readonly string[];
  /** Shown in the picture instead of the component's first story. */
  readonly picture: Example | undefined;
  readonly locale: Locale;
}

interface Measured {
  readonly marks: readonly Mark[];
  readonly width: number;
}

/** Measures the first visible element of each part. */
function measure(picture: HTMLElement, parts: readonly string[]): Measured {
  const origin = picture.getBoundingClientRect();
  const boxes = parts.flatMap((part) => {
    const found = [...picture.querySelectorAll(`.${part}`)].map((element) =>
      element.getBoundingClientRect(),
    );
    const box = found.find(({ width, height }) => width > 1 && height > 1);
    if (!box || box.top > origin.bottom) return [];
    const { width, height } = box;
    return [{ part, left: box.left - origin.left, top: box.top - origin.top, width, height }];
  });
  return { marks: placeMarks(boxes, origin.width), width: origin.width };
}

/** Returns the name of a part, without the block's if that's the first one's. */
function nameOf(part: string, block: string): string {
  const own = part.startsWith(`${block}__`) ? part.slice(block.length + 2) : part;
  return own.replace(/^otm-/, '').replace('__', ': ').replaceAll('-', ' ');
}

/** The width of the margins, in which the numbers are. */
const margin = 40;

interface DrawnMark extends Pick<Mark, 'x' | 'y' | 'side' | 'at'> {
  readonly number: number;
  readonly width: number;
}

/** A number in the margin with a line to its part. */
function MarkLine({ x, y, side, at, number, width }: DrawnMark) {
  const from = side === 'start' ? -margin / 2 : width + margin / 2;
  return (
    <g>
      <path d={`M${from} ${at}L${x} ${y}`} />
      <circle className="anatomy-point" cx={x} cy={y} r="3" />
      <circle className="anatomy-number" cx={from} cy={at} r="12" />
      <text x={from} y={at}>
        {number}
      </text>
    </g>
  );
}

/** A component with its parts numbered. The parts are its class names; the picture measures them. */
export function Anatomy({ parts, shadowParts, picture, locale }: AnatomyProps) {
  const drawn = useRef<HTMLDivElement>(null);
  const [{ marks, width }, setMeasured] = useState<Measured>({ marks: [], width: 0 });
  const context = useExampleContext(locale);
  useLayoutEffect(() => {
    const element = drawn.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setMeasured(measure(element, parts)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  const [block = ''] = parts;
  return (
    <Unstyled>
      <figure className="anatomy">
        <div className="anatomy-picture">
          <div ref={drawn} inert>
            {picture ? picture(context) : context.sample()}
          </div>
          <svg className="anatomy-marks" aria-hidden="true">
            {marks.map(({ part, ...mark }, index) => (
              <MarkLine key={part} {...mark} number={index + 1} width={width} />
            ))}
          </svg>
        </div>
        <figcaption>
          <ol>
            {marks.map(({ part }) => (
              <Part key={part} name={part} block={block} />
            ))}
          </ol>
          <Rest parts={parts.filter((part) => marks.every((mark) => mark.part !== part))} />
          {shadowParts.length > 0 && (
            <p>
              Parts in its shadow root, styled by <code>::part()</code>: {shadowParts.join(', ')}
            </p>
          )}
        </figcaption>
      </figure>
    </Unstyled>
  );
}

interface PartProps {
  readonly name: string;
  readonly block?: string;
}

function Part({ name, block = '' }: PartProps) {
  return (
    <li>
      <span className="anatomy-name">{nameOf(name, block)}</span> <code>.{name}</code>
    </li>
  );
}

/** The parts that aren't in this picture. */
function Rest({ parts }: Pick<AnatomyProps, 'parts'>) {
  if (parts.length === 0) return null;
  return (
    <details>
      <summary>In other states ({parts.length})</summary>
      <ul>
        {parts.map((part) => (
          <Part key={part} name={part} />
        ))}
      </ul>
    </details>
  );
}
