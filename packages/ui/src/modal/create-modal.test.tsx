// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { element } from '../dom/element.ts';
import { createModal, openModal } from './create-modal.ts';
import { Modal } from './modal.tsx';

const create = () =>
  createModal({
    id: 'profile',
    title: 'Volume <Profile>',
    closeLabel: 'Close',
    content: [element('p', {}, 'Volume by price.')],
  });

/** A modal without what its close button shows: an icon for one, a character for the other. */
function comparable(modal: Element): Element {
  modal.querySelector('button')?.replaceChildren();
  return modal;
}

afterEach(() => document.body.replaceChildren());

it('is the dialog that the component renders', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(
    <Modal id="profile" title="Volume <Profile>" closeLabel="Close">
      <p>Volume by price.</p>
    </Modal>,
  );
  const rendered = comparable(holder.firstElementChild as Element);
  expect(comparable(create()).isEqualNode(rendered)).toBe(true);
});

it('is closed at the end of the page until it opens', () => {
  const modal = create();
  expect(document.body.lastElementChild).toBe(modal);
  expect(modal.open).toBe(false);
  const event = new MouseEvent('click', { cancelable: true });
  expect(openModal(modal, event)).toBe(true);
  expect(modal.open).toBe(true);
  expect(event.defaultPrevented).toBe(true);
});

it('starts at the top of its text each time', () => {
  const modal = create();
  const scrollTo = vi.fn();
  (modal.querySelector('[role=group]') as HTMLElement).scrollTo = scrollTo;
  openModal(modal, new MouseEvent('click'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the link', (key) => {
  const modal = create();
  const event = new MouseEvent('click', { [key]: true, cancelable: true });
  expect(openModal(modal, event)).toBe(false);
  expect(modal.open).toBe(false);
  expect(event.defaultPrevented).toBe(false);
});
