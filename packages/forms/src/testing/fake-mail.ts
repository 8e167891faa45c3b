import type { Message, SendMessage } from '../services/ports.ts';

/** The answer of a fake mail service. */
export type MailAnswer = 'accept' | 'refuse' | 'hang';

/** A mail service that records messages. */
export interface FakeMail {
  readonly sendMessage: SendMessage;
  /** Every message, whatever the answer. */
  readonly messages: readonly Message[];
  /** Changes the answer to later messages. */
  readonly answer: (how: MailAnswer) => void;
}

/** Creates a mail service without a network. */
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
