import { TextLink } from './block-text.tsx';
import type { BlockViewProps } from './block-views.tsx';

/**
 * Numbered questions, each of which opens. The address of an answer lies within it: browsers open a
 * question to show what an address points at.
 */
export function Questions({ block: { questions }, around }: BlockViewProps<'questions'>) {
  const { QuestionTools, words } = around;
  return (
    <div className="otm-questions">
      {QuestionTools && <QuestionTools count={questions.length} />}
      {questions.map(({ question, answer, link }, place) => (
        <details className="otm-question" key={question}>
          <summary>
            <h3>
              {place + 1}. {question}
            </h3>
          </summary>
          <div id={`q${place + 1}`} tabIndex={-1}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <p>
                <TextLink href={link.address} newTab={words.newTab}>
                  {link.label}
                </TextLink>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
