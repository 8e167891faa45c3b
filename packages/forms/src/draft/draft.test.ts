// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepEarlyText } from './early-text.ts';
import { draftPause, keepDraft } from './keep-draft.ts';

const names = ['name', 'email', 'message'];

/** A fresh copy of the module, as the next document has. */
async function nextDocument() {
  vi.resetModules();
  return import('./draft.ts');
}

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML =
    '<form><input name="name"><input name="email"><textarea name="message"></textarea></form>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a draft', () => {
  test('is restored in the next document', async () => {
    (await nextDocument()).writeDraft('contact', { message: 'Hello' });
    expect((await nextDocument()).readDraft('contact')).toEqual({ message: 'Hello' });
    expect((await nextDocument()).readDraft('licence')).toEqual({});
  });

  test('is the newest one of the tab, even if this document has an older one', async () => {
    const older = await nextDocument();
    older.writeDraft('contact', { message: 'older' });
    (await nextDocument()).writeDraft('contact', { message: 'newer' });
    expect(older.readDraft('contact')).toEqual({ message: 'newer' });
  });

  test('stays in memory when storage is denied', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
    const { readDraft, writeDraft, clearDraft } = await nextDocument();
    writeDraft('contact', { message: 'Hello' });
    expect(readDraft('contact')).toEqual({ message: 'Hello' });
    clearDraft('contact', { message: 'Hello' });
    expect(readDraft('contact')).toEqual({});
  });

  test('removes the older text when storage is full', async () => {
    const { writeDraft } = await nextDocument();
    writeDraft('contact', { message: 'old' });
    const storage = window.sessionStorage;
    const full = { removeItem: (key: string) => storage.removeItem(key), setItem: denied };
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
    writeDraft('contact', { message: 'new' });
    vi.restoreAllMocks();
    expect((await nextDocument()).readDraft('contact')).toEqual({});
  });

  test.each(['{', 'null', '7', '"text"', '{"message":7,"name":null}'])(
    'reads nothing out of %s',
    async (stored) => {
      sessionStorage.setItem('otm_draft_contact', stored);
      expect((await nextDocument()).readDraft('contact')).toEqual({});
    },
  );

  test('is dropped once its message has arrived, unless more was typed since', async () => {
    const { readDraft, writeDraft, clearDraft } = await nextDocument();
    writeDraft('contact', { email: ' a@b.co ', message: 'Hello' });
    clearDraft('contact', { email: 'a@b.co', message: 'Hello there' });
    expect(readDraft('contact')).toEqual({ email: ' a@b.co ', message: 'Hello' });
    clearDraft('contact', { email: 'a@b.co', message: 'Hello' });
    expect((await nextDocument()).readDraft('contact')).toEqual({});
  });
});

describe('keepDraft', () => {
  const form = () => document.querySelector('form') as HTMLFormElement;
  const message = () => document.querySelector('textarea') as HTMLTextAreaElement;
  const type = (text: string) => {
    message().value = text;
    message().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const stored = () => JSON.parse(sessionStorage.getItem('otm_draft_keeper') ?? 'null');

  test('saves once typing pauses', () => {
    vi.useFakeTimers();
    const keeper = keepDraft(form(), 'keeper', names);
    type('He');
    vi.advanceTimersByTime(draftPause - 1);
    type('Hello');
    vi.advanceTimersByTime(draftPause - 1);
    expect(stored()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(stored()).toEqual({ name: '', email: '', message: 'Hello' });
    keeper.stop();
  });

  test('saves immediately when the page is left', () => {
    const keeper = keepDraft(form(), 'keeper', names);
    type('Leaving');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored().message).toBe('Leaving');
    keeper.stop();
  });

  test('saves when the form unmounts, and fills in the next one', () => {
    const keeper = keepDraft(form(), 'keeper', names);
    type('Kept');
    keeper.stop();
    message().value = '';
    keepDraft(form(), 'keeper', names).stop();
    expect(message().value).toBe('Kept');
  });

  test('never overwrites what was typed before it started', () => {
    sessionStorage.setItem('otm_draft_early', '{"message":"old","name":"Ana"}');
    message().value = 'early';
    keepDraft(form(), 'early', names).stop();
    expect(message().value).toBe('early');
    expect((document.querySelector('[name=name]') as HTMLInputElement).value).toBe('Ana');
    expect(JSON.parse(sessionStorage.getItem('otm_draft_early') ?? '').message).toBe('early');
  });

  test('updates a page restored from the back-forward cache', () => {
    const keeper = keepDraft(form(), 'back', names);
    type('older');
    sessionStorage.setItem('otm_draft_back', '{"message":"newer"}');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(message().value).toBe('newer');
    keeper.stop();
  });
});

describe('keepEarlyText', () => {
  const form = () => document.querySelector('form') as HTMLFormElement;
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const stored = (name: string) => sessionStorage.getItem(`otm_draft_${name}`);
  const early = (name: string, message: string) => {
    form().setAttribute('name', name);
    (document.querySelector('textarea') as HTMLTextAreaElement).value = message;
  };
  keepEarlyText();

  test('adds what was typed before hydration to the draft when the page is left', () => {
    sessionStorage.setItem('otm_draft_first', '{"name":"Ana","message":"older"}');
    early('first', 'newer');
    leave();
    expect(JSON.parse(stored('first') ?? '')).toEqual({ name: 'Ana', message: 'newer' });
  });

  test('leaves the draft of a form without text alone', () => {
    early('empty', '');
    leave();
    expect(stored('empty')).toBeNull();
  });

  test.each(['{"message":[', '"text"', 'null', '[]', '3'])(
    'keeps the text if the stored draft is %s',
    (garbage) => {
      sessionStorage.setItem('otm_draft_garbage', garbage);
      early('garbage', 'text');
      leave();
      expect(JSON.parse(stored('garbage') ?? '')).toMatchObject({ message: 'text' });
    },
  );

  test('leaves a hydrated form to its own draft', () => {
    const keeper = keepDraft(form(), 'kept', names);
    early('kept', 'a text without an event');
    leave();
    expect(stored('kept')).toBeNull();
    keeper.stop();
    leave();
    expect(stored('kept')).toContain('a text without an event');
  });

  test('ignores a form without a name, and storage that is denied', () => {
    early('denied', 'text');
    form().removeAttribute('name');
    leave();
    form().setAttribute('name', 'denied');
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
    expect(leave).not.toThrow();
    vi.restoreAllMocks();
    expect(sessionStorage.length).toBe(0);
  });
});
