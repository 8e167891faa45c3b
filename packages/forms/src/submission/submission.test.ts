import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBlockList, createFakeMail } from '../testing/index.ts';
import { createSubmission } from './submission.ts';

const typed = { name: 'Ana', email: ' ana@example.com ', message: 'Hello' };

function start(mail = createFakeMail(), list = createFakeBlockList('')) {
  const onReject = vi.fn();
  const onListError = vi.fn();
  const onSent = vi.fn();
  const submission = createSubmission({
    sendMessage: mail.sendMessage,
    loadBlockList: list.loadBlockList,
    isEmail: (email) => email.includes('@'),
    onReject,
    onListError,
    onSent,
  });
  const unmount = submission.mount();
  return { mail, list, submission, unmount, onReject, onListError, onSent };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a submission', () => {
  test('sends what was typed in the order of the fields, with the e-mail address trimmed', async () => {
    const { submission, mail, onSent } = start();
    await settle();
    submission.solve('token');
    submission.submit(typed);
    expect(submission.getState().phase).toBe('sending');
    await settle();
    expect(submission.getState().phase).toBe('success');
    expect(mail.messages).toEqual([
      {
        values: { name: 'Ana', email: 'ana@example.com', message: 'Hello' },
        captchaToken: 'token',
      },
    ]);
    expect(Object.keys(mail.messages[0]?.values ?? {})).toEqual(['name', 'email', 'message']);
    expect(onSent).toHaveBeenCalledOnce();
  });

  test('sends once when submitted twice in one tick', async () => {
    const { submission, mail } = start();
    await settle();
    submission.solve('token');
    submission.submit(typed);
    submission.submit({ ...typed, message: 'Again' });
    await settle();
    expect(mail.messages).toHaveLength(1);
    expect(submission.getValues().message).toBe('Hello');
  });

  test.each([
    [{ ...typed, email: 'nobody' }, true, 'malformed'],
    [{ ...typed, email: 'BAD@example.com' }, true, 'blocked'],
    [typed, false, 'captcha'],
  ])('rejects %j (solved: %s) because of what is %s', async (values, solved, what) => {
    const { submission, mail, onReject } = start(
      createFakeMail(),
      createFakeBlockList('bad@example.com'),
    );
    await settle();
    if (solved) submission.solve('token');
    submission.submit(values);
    await settle();
    expect(onReject.mock.calls).toEqual([[what]]);
    expect(mail.messages).toEqual([]);
    expect(submission.getState().phase).toBe('none');
  });

  test('waits for a pending block list', async () => {
    const { submission, mail, list } = start(createFakeMail(), createFakeBlockList());
    submission.solve('token');
    submission.submit(typed);
    await settle();
    expect(submission.getState().phase).toBe('waiting');
    expect(mail.messages).toEqual([]);
    list.answer('other@example.com');
    await settle();
    expect(mail.messages).toHaveLength(1);
  });

  test('is blocked by a list that arrives after the submit', async () => {
    const { submission, mail, list, onReject } = start(createFakeMail(), createFakeBlockList());
    submission.solve('token');
    submission.submit(typed);
    list.answer('ana@example.com');
    await settle();
    expect(onReject).toHaveBeenCalledExactlyOnceWith('blocked');
    expect(mail.messages).toEqual([]);
  });

  test('sends after 8 s without a list, and reports once that it is missing', async () => {
    const { submission, mail, onListError } = start(createFakeMail(), createFakeBlockList());
    submission.solve('token');
    submission.submit(typed);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(onListError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onListError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'timeout', message: 'No answer within 8 s' }),
    );
    expect(mail.messages).toHaveLength(1);
  });

  test('ignores a list that fails after unmount', async () => {
    const { unmount, list, onListError } = start(createFakeMail(), createFakeBlockList());
    unmount();
    list.answer(new Error('HTTP 500'));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(onListError).not.toHaveBeenCalled();
  });

  test('fails when the service refuses', async () => {
    const { submission, onSent } = start(createFakeMail('refuse'));
    await settle();
    submission.solve('token');
    submission.submit(typed);
    await settle();
    expect(submission.getState().phase).toBe('fail');
    expect(onSent).not.toHaveBeenCalled();
  });

  test('counts a message as lost after 20 s without an answer', async () => {
    const { submission } = start(createFakeMail('hang'));
    await settle();
    submission.solve('token');
    submission.submit(typed);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(submission.getState().phase).toBe('sending');
    await vi.advanceTimersByTimeAsync(1);
    expect(submission.getState().phase).toBe('lost');
  });

  test('reports a success even after unmount', async () => {
    const { submission, unmount, onSent } = start();
    await settle();
    submission.solve('token');
    submission.submit(typed);
    unmount();
    await settle();
    expect(onSent).toHaveBeenCalledOnce();
    expect(submission.getState().phase).toBe('gone');
  });

  test('requires the captcha again after a language change', async () => {
    const { submission, mail, onReject } = start();
    await settle();
    submission.solve('token');
    submission.toggleLanguage();
    submission.submit(typed);
    await settle();
    expect(onReject).toHaveBeenCalledExactlyOnceWith('captcha');
    expect(mail.messages).toEqual([]);
  });

  test('starts over when it is mounted again', async () => {
    const { submission, unmount, list } = start();
    await settle();
    submission.solve('token');
    unmount();
    submission.mount();
    await settle();
    expect(submission.getState()).toEqual({ phase: 'none', captcha: 'unconfirmed', list: 'ready' });
    expect(list.loads()).toBe(2);
  });
});
