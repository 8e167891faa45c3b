import { TextLink } from './block-text.tsx';
import type { BlockViewProps } from './block-view.ts';

/**
 * Numbered questions that open. The id of an answer is inside its `details`: browsers open it when
 * a URL's fragment points there.
 */
export function Questions({ block: { questions }, context }: BlockViewProps<'questions'>) {
  const { components, labels } = context;
  return (
    <div className="otm-questions">
      {components.QuestionTools && <components.QuestionTools count={questions.length} />}
      {questions.map(({ question, answer, more = [] }, index) => (
        <details className="otm-question" key={question}>
          <summary>
            <h3>
              {index + 1}. {question}
            </h3>
          </summary>
          <div id={`q${index + 1}`} tabIndex={-1}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {more.map(({ href, label }) => (
              <p key={href}>
                <TextLink href={href} newTabLabel={labels.newTab}>
                  {label}
                </TextLink>
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
