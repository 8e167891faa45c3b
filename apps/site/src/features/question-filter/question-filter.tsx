import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { plainOf } from '../search/words.ts';

/** Props of {@link QuestionFilter}: plain data. */
export interface QuestionFilterProps {
  readonly count: number;
  /** Where to ask what no question holds. */
  readonly email: string;
  readonly words: {
    /** Names the field. */
    readonly filter: string;
    /** How many are left; `{shown}`. */
    readonly shown: string;
    readonly none: string;
  };
}

/** Hides the questions of the page that do not hold every word of a text; answers with the rest's number. */
function filterQuestions(typed: string): number {
  const words = plainOf(typed).split(/\s+/);
  const questions = [...document.querySelectorAll<HTMLElement>('.otm-question')];
  for (const question of questions) {
    const text = plainOf(question.textContent);
    question.hidden = !words.every((word) => text.includes(word));
  }
  return questions.filter(({ hidden }) => !hidden).length;
}

/** A field that leaves only the questions with all the words that are typed, in question or answer. */
export function QuestionFilter({ count, email, words }: QuestionFilterProps): ReactNode {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(count);
  // What was typed before this code was there counts, too.
  useEffect(() => {
    if (input.current?.value) setShown(filterQuestions(input.current.value));
  }, []);
  return (
    <search className="otm-filter">
      <label htmlFor={field}>{words.filter}</label>
      <input
        ref={input}
        id={field}
        type="search"
        autoComplete="off"
        onInput={({ currentTarget }) => setShown(filterQuestions(currentTarget.value))}
      />
      <p role="status">
        {shown > 0 ? words.shown.replace('{shown}', String(shown)) : `${words.none} ${email}`}
      </p>
    </search>
  );
}
