import type { Locale } from '@otm/schema';
import type { Example, NamedPart } from '@otm/ui/stories';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Mark, placeMarks } from './anatomy-marks.ts';
import { useExampleContext } from './sample.tsx';

interface AnatomyProps {
  /** Class names: the block first, then its parts. */
  readonly parts: readonly string[];
  /** Parts inside of a shadow root, which the picture can't number. */
  readonly shadowParts: readonly string[];
  /** Parts without class names, which then are the ones to number. */
  readonly named: readonly NamedPart[] | undefined;
  /** Shown in the picture instead of the component's first story. */
  readonly picture: Example | undefined;
  readonly locale: Locale;
}

interface Measured {
  readonly marks: readonly Mark[];
  readonly width: number;
}

/** Measures the first visible element of each part, by its selector. */
function measure(picture: HTMLElement, parts: readonly string[]): Measured {
  const origin = picture.getBoundingClientRect();
  const boxes = parts.flatMap((part) => {
    const found = [...picture.querySelectorAll(part)].map((element) =>
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

/** Returns the parts to number: by selector, with their names. */
function partsToNumber({ parts, named, locale }: Pick<AnatomyProps, 'parts' | 'named' | 'locale'>) {
  const [block = ''] = parts;
  return named
    ? new Map(named.map(({ selector, name }) => [selector, name[locale]]))
    : new Map(parts.map((part) => [`.${part}`, nameOf(part, block)]));
}

/** A component with its parts numbered: its class names, or those that its docs name. */
export function Anatomy({ parts, shadowParts, named, picture, locale }: AnatomyProps) {
  const names = partsToNumber({ parts, named, locale });
  const selectors = [...names.keys()].join('\n');
  const drawn = useRef<HTMLDivElement>(null);
  const [{ marks, width }, setMeasured] = useState<Measured>({ marks: [], width: 0 });
  const context = useExampleContext(locale);
  useLayoutEffect(() => {
    const element = drawn.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setMeasured(measure(element, selectors.split('\n').filter(Boolean))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selectors]);
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
        <figcaption lang={named && locale}>
          <ol>
            {marks.map(({ part }) => (
              <Part key={part} selector={part} name={names.get(part)} />
            ))}
          </ol>
          <Rest names={names} shown={marks.map(({ part }) => part)} />
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
  readonly selector: string;
  readonly name: string | undefined;
}

function Part({ selector, name }: PartProps) {
  return (
    <li>
      <span className="anatomy-name">{name}</span> <code>{selector}</code>
    </li>
  );
}

interface RestProps {
  readonly names: ReadonlyMap<string, string>;
  readonly shown: readonly string[];
}

/** The parts that aren't in this picture. */
function Rest({ names, shown }: RestProps) {
  const rest = [...names].filter(([selector]) => !shown.includes(selector));
  if (rest.length === 0) return null;
  return (
    <details>
      <summary>In other states ({rest.length})</summary>
      <ul>
        {rest.map(([selector, name]) => (
          <Part key={selector} selector={selector} name={name} />
        ))}
      </ul>
    </details>
  );
}
