import { describe, expect, it, vi } from 'vitest';
import { createInbox, type MailRequest } from './inbox.ts';

const request = (name: string): MailRequest => ({
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { name },
});
const at = new Date('2026-01-02T03:04:05Z');

/** Returns an inbox with one mail from each sender, in this order. */
const inboxWith = (...senders: readonly string[]) => {
  const inbox = createInbox();
  for (const sender of senders) inbox.add(request(sender), at);
  return inbox;
};
const sendersOf = ({ list }: ReturnType<typeof createInbox>) =>
  list().map((mail) => mail.request.template_params.name);

describe('createInbox', () => {
  it('starts empty', () => {
    expect(createInbox().list()).toEqual([]);
    expect(createInbox().version()).toBe(0);
  });

  it('lists the newest mail first', () => {
    expect(sendersOf(inboxWith('Ana', 'Ben', 'Cleo'))).toEqual(['Cleo', 'Ben', 'Ana']);
  });

  it('keeps when a mail arrived, unread', () => {
    expect(inboxWith('Ana').list()[0]).toMatchObject({
      receivedAt: '2026-01-02T03:04:05.000Z',
      read: false,
    });
  });

  it('finds a mail by its id', () => {
    const inbox = inboxWith('Ana', 'Ben');
    for (const mail of inbox.list()) expect(inbox.find(mail.id)).toBe(mail);
    expect(inbox.find(99)).toBeUndefined();
    expect(inbox.find(Number.NaN)).toBeUndefined();
  });

  it('drops the oldest mail beyond 5,000', () => {
    const inbox = inboxWith(...Array.from({ length: 5001 }, (_, index) => `${index}`));
    expect(inbox.list()).toHaveLength(5000);
    expect(sendersOf(inbox)[0]).toBe('5000');
    expect(sendersOf(inbox).at(-1)).toBe('1');
  });

  it('never uses an id twice, even after it was emptied', () => {
    const inbox = inboxWith('Ana');
    const [first] = inbox.list();
    inbox.clear();
    inbox.add(request('Ben'), at);
    expect(inbox.list()[0]?.id).not.toBe(first?.id);
  });

  it('leaves a list alone that was read before a change', () => {
    const inbox = inboxWith('Ana');
    const before = inbox.list();
    inbox.add(request('Ben'), at);
    expect(before).toHaveLength(1);
  });

  it('notifies every watcher of each change, with the new version in place', () => {
    const inbox = createInbox();
    const versions: number[] = [];
    const other = vi.fn();
    inbox.watch(() => versions.push(inbox.version()));
    inbox.watch(other);
    inbox.add(request('Ana'), at);
    inbox.clear();
    expect(versions).toEqual([1, 2]);
    expect(other).toHaveBeenCalledTimes(2);
  });

  it('stops notifying a watcher that left, and only that one', () => {
    const inbox = createInbox();
    const [left, stays] = [vi.fn(), vi.fn()];
    const stop = inbox.watch(left);
    inbox.watch(stays);
    stop();
    inbox.add(request('Ana'), at);
    expect(left).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledOnce();
  });
});
