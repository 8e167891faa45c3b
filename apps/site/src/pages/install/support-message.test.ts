import { installPage } from '@otm/content/pages';
import { expect, it } from 'vitest';
import { supportMessage } from './support-message.ts';

const { support } = installPage.en;

it('the message names the error, every answer on the way, and what to add', () => {
  const { subject, body } = supportMessage(
    'It does not load.',
    [
      { question: 'Is it raining?', answer: 'No' },
      { question: 'Does it load now?', answer: 'Not yet' },
    ],
    support,
  );
  expect(subject).toBe('Installation: It does not load.');
  expect(body.split('\n')).toEqual([
    'Hello,',
    '',
    'It does not load.',
    '',
    'What I have checked:',
    '- Is it raining? No',
    '- Does it load now? Not yet',
    '',
    'Please add what you know:',
    ...support.asks.map((ask) => `- ${ask}: `),
    '',
  ]);
});
