import type { Locale } from '@otm/schema';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState } from 'react';
import { useExampleContext } from './sample.tsx';

interface AnatomyProps {
  /** Class names: the block first, then its parts. */
  readonly parts: readonly string[];
  /** Parts inside of a shadow root, which the picture can't number. */
  readonly shadowParts: readonly string[];
  readonly locale: Locale;
}

interface Mark {
  readonly part: string;
  readonly top: number;
  readonly left: number;
}

/** Returns where the first visible element of each part is, numbered in that order. */
function measure(picture: HTMLElement, parts: readonly string[]): readonly Mark[] {
  const origin = picture.getBoundingClientRect();
  const marks = parts.flatMap((part) => {
    const boxes = [...picture.querySelectorAll(`.${part}`)].map((element) =>
      element.getBoundingClientRect(),
    );
    const box = boxes.find(({ width, height }) => width > 1 && height > 1);
    return box ? [{ part, top: box.top - origin.top, left: box.left - origin.left }] : [];
  });
  return apart(marks);
}

const size = 24;

/** Moves marks that would cover each other to the side. */
function apart(marks: readonly Mark[]): readonly Mark[] {
  const placed: Mark[] = [];
  for (const mark of marks) {
    let { left } = mark;
    const covers = (other: Mark) =>
      Math.abs(other.left - left) < size && Math.abs(other.top - mark.top) < size;
    while (placed.some(covers)) left += size;
    placed.push({ ...mark, left });
  }
  return placed;
}

const nameOf = (part: string) => part.replace(/^otm-/, '').replace('__', ': ').replaceAll('-', ' ');

/** A component with its parts numbered. The parts are its class names; the picture measures them. */
export function Anatomy({ parts, shadowParts, locale }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const { sample } = useExampleContext(locale);
  useLayoutEffect(() => {
    const element = picture.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setMarks(measure(element, parts)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <Unstyled>
      <figure className="anatomy">
        <div className="anatomy-picture">
          <div ref={picture} inert>
            {sample()}
          </div>
          {marks.map(({ part, top, left }, index) => (
            <span key={part} className="anatomy-mark" style={{ top, left }} aria-hidden="true">
              {index + 1}
            </span>
          ))}
        </div>
        <figcaption>
          <ol>
            {marks.map(({ part }) => (
              <Part key={part} name={part} />
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

function Part({ name }: { readonly name: string }) {
  return (
    <li>
      {nameOf(name)} <code>.{name}</code>
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
