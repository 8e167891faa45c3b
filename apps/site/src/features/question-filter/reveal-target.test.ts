// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revealTarget } from './reveal-target.ts';

const open = (id: string) =>
  document.getElementById(id)?.closest('details')?.hasAttribute('open') ?? false;

/** Parses more of the document, as a browser does while it arrives. */
const parse = async (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  await vi.waitFor(() => expect(document.body.innerHTML).toContain(html.slice(0, 5)));
};
const question = (id: string) => `<details><summary>?</summary><div id="${id}">!</div></details>`;

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  location.hash = '';
});

describe('revealTarget', () => {
  it('opens the answer that the fragment names as soon as it is parsed', async () => {
    location.hash = '#q2';
    revealTarget();
    await parse(question('q1') + question('q2') + question('q3'));
    await vi.waitFor(() => expect(open('q2')).toBe(true));
    expect(open('q1')).toBe(false);
    expect(open('q3')).toBe(false);
  });

  it('waits for an answer that arrives late', async () => {
    location.hash = '#q9';
    revealTarget();
    await parse(question('q1'));
    await parse(question('q9'));
    await vi.waitFor(() => expect(open('q9')).toBe(true));
  });

  it.each(['#qu%C3%A9', '#qué'])('opens the answer whose id %s encodes', async (hash) => {
    location.hash = hash;
    revealTarget();
    await parse(question('qué'));
    await vi.waitFor(() => expect(open('qué')).toBe(true));
  });

  it('finds nothing for a fragment that encodes no text', async () => {
    location.hash = '#100%';
    expect(revealTarget).not.toThrow();
    await parse(question('q1'));
    expect(open('q1')).toBe(false);
  });

  it('does nothing without a fragment', async () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe');
    revealTarget();
    expect(observe).not.toHaveBeenCalled();
    observe.mockRestore();
  });

  it.each([
    ['an answer', question('q1')],
    ['a target outside of all answers', '<h2 id="q1">Questions</h2>'],
  ])('stops watching once %s is parsed', async (_, html) => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    location.hash = '#q1';
    revealTarget();
    await parse(html);
    await vi.waitFor(() => expect(disconnect).toHaveBeenCalledOnce());
    disconnect.mockRestore();
  });

  it('stops watching at the end of a document without the target', async () => {
    location.hash = '#q1';
    revealTarget();
    dispatchEvent(new Event('DOMContentLoaded'));
    await parse(question('q1'));
    await Promise.resolve();
    expect(open('q1')).toBe(false);
  });
});
