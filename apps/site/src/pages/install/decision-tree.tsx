import { business } from '@otm/content';
import {
  type DecisionAnswer,
  type DecisionEnd,
  type DecisionQuestion,
  type InstallPage,
  mailto,
} from '@otm/schema';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { type Choice, supportMessage } from './support-message.ts';

/** A tree of questions, or the part of it below the answers so far. */
export interface DecisionTreeProps {
  /** Names the tree's disclosures; unique on its page. */
  readonly id: string;
  /** The error in a sentence, for the message to support. */
  readonly problem: string;
  /** The question to ask, with its answers and what follows each. */
  readonly tree: DecisionQuestion;
  /** The labels of the buttons, and the text of the message. */
  readonly support: InstallPage['support'];
  /** The answers so far; none at the root. */
  readonly choices?: readonly Choice[];
}

/**
 * A question whose answers open one at a time, with what to do and the next question. Native
 * disclosures: keyboard, screen readers and find-in-page need no script.
 */
export function DecisionTree({
  id,
  problem,
  tree,
  support,
  choices = [],
}: DecisionTreeProps): ReactNode {
  const { question, answers } = tree;
  return (
    <fieldset className="otm-decision">
      <legend>{question}</legend>
      {answers.map((given, index) => (
        <details key={given.answer} name={id}>
          <summary>{given.answer}</summary>
          <AnswerBody
            id={`${id}-${index + 1}`}
            problem={problem}
            support={support}
            given={given}
            choices={[...choices, { question, answer: given.answer }]}
          />
        </details>
      ))}
    </fieldset>
  );
}

interface AnswerBodyProps extends Pick<DecisionTreeProps, 'id' | 'problem' | 'support'> {
  readonly given: DecisionAnswer;
  readonly choices: readonly Choice[];
}

function AnswerBody({ given, ...path }: AnswerBodyProps) {
  const { next, steps } = given;
  return (
    <div className="otm-decision__answer">
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {'question' in next ? (
        <DecisionTree {...path} tree={next} />
      ) : (
        <TreeEnd {...path} end={next} />
      )}
    </div>
  );
}

interface TreeEndProps extends Pick<AnswerBodyProps, 'problem' | 'support' | 'choices'> {
  readonly end: DecisionEnd;
}

/** The end of a path: a statement, the license form, or a message ready to send. */
function TreeEnd({ end, problem, support, choices }: TreeEndProps) {
  const { href } = useSite();
  const { subject, body } = supportMessage(problem, choices, support);
  return (
    <div className="otm-decision__end" data-end={end.type}>
      <p>{end.text}</p>
      {end.type === 'licence' && <ButtonLink href={href('licence')}>{support.licence}</ButtonLink>}
      {end.type === 'message' && (
        <ButtonLink href={mailto(business.email, subject, body)}>{support.send}</ButtonLink>
      )}
    </div>
  );
}
