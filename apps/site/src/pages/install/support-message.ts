import type { InstallPage } from '@otm/schema';

/** A question of a decision tree with the answer that a visitor chose. */
export interface Choice {
  readonly question: string;
  readonly answer: string;
}

/** A message to support. */
export interface SupportMessage {
  readonly subject: string;
  readonly body: string;
}

/** Composes the message at the end of a decision tree: the error, every answer, what to add. */
export function supportMessage(
  problem: string,
  choices: readonly Choice[],
  words: InstallPage['support'],
): SupportMessage {
  const { add, asks, checked, greeting, subject } = words;
  const body = [
    greeting,
    '',
    problem,
    '',
    checked,
    ...choices.map(({ question, answer }) => `- ${question} ${answer}`),
    '',
    add,
    ...asks.map((ask) => `- ${ask}: `),
    '',
  ].join('\n');
  return { subject: `${subject}: ${problem}`, body };
}
