import { format, type Message } from '@otm/schema';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { plainOf } from '../search/words.ts';

interface QuestionFilterProps {
  /** The number of questions on the page, shown until the filter hides some. */
  readonly count: number;
  /** Where to ask when no question matches. */
  readonly email: string;
  /** The UI strings, in the page's language. */
  readonly labels: {
    readonly filter: string;
    /** How many questions match. */
    readonly shown: Message<'shown' | 'all'>;
    readonly none: string;
  };
}

/** Hides the questions that don't contain every typed word. Returns how many are left. */
function filterQuestions(typed: string): number {
  const words = plainOf(typed).split(/\s+/);
  const questions = [...document.querySelectorAll<HTMLElement>('.otm-question')];
  for (const question of questions) {
    const text = plainOf(question.textContent);
    question.hidden = !words.every((word) => text.includes(word));
  }
  return questions.filter(({ hidden }) => !hidden).length;
}

/** A search field that shows only the questions whose text or answer contains every typed word. */
export function QuestionFilter({ count, email, labels }: QuestionFilterProps): ReactNode {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(count);
  // The visitor may have typed before this code arrived.
  useEffect(() => {
    if (input.current?.value) setShown(filterQuestions(input.current.value));
  }, []);
  return (
    <search className="otm-filter">
      <label htmlFor={field}>{labels.filter}</label>
      <input
        ref={input}
        id={field}
        type="search"
        autoComplete="off"
        onInput={({ currentTarget }) => setShown(filterQuestions(currentTarget.value))}
      />
      <p role="status">
        {shown > 0 ? format(labels.shown, { shown, all: count }) : `${labels.none} ${email}`}
      </p>
    </search>
  );
}
