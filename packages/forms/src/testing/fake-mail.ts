import type { Message, SendMessage } from '../services/ports.ts';

/** How a fake mail service answers: takes it, refuses it, or never says anything. */
export type MailAnswer = 'accept' | 'refuse' | 'hang';

/** A mail service that keeps what it was given. */
export interface FakeMail {
  readonly sendMessage: SendMessage;
  /** Every message that was handed over, whatever the answer. */
  readonly messages: readonly Message[];
  /** Changes the answer to later messages. */
  readonly answer: (how: MailAnswer) => void;
}

/** A mail service without a network. */
export function createFakeMail(how: MailAnswer = 'accept'): FakeMail {
  const messages: Message[] = [];
  let answer = how;
  return {
    messages,
    answer: (next) => {
      answer = next;
    },
    sendMessage: async (message) => {
      messages.push(message);
      if (answer === 'refuse') throw new Error('The fake mail service refuses.');
      if (answer === 'hang') await new Promise(() => {});
    },
  };
}
