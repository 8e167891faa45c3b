// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Modal, ModalButton } from './modal.tsx';

const element = (
  <>
    <ModalButton modalId="profile">Read more</ModalButton>
    <Modal id="profile" title="Volume Profile" closeLabel="Close">
      <p>Volume by price.</p>
    </Modal>
  </>
);

/** The only dialog of the document; a closed one has no role. */
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

beforeEach(() => {
  render(element);
});
afterEach(cleanup);

describe('modal', () => {
  it('is closed at first', () => {
    expect(dialog().open).toBe(false);
  });

  it('is a dialog named by its visible title', () => {
    dialog().showModal();
    expect(screen.getByRole('dialog', { name: 'Volume Profile' })).toBe(dialog());
  });

  it('has named content that the keyboard scrolls', () => {
    dialog().showModal();
    const content = screen.getByRole('group', { name: 'Volume Profile' });
    expect(content.tabIndex).toBe(0);
  });

  it('asks the browser to focus its title, which is at the top of the text', () => {
    const html = renderToString(
      <Modal id="vwap" title="VWAP" closeLabel="Close">
        Text
      </Modal>,
    );
    expect(html).toMatch(/<h2[^>]* tabindex="-1" autofocus="">VWAP</i);
  });

  it('closes on Escape, a click outside, and a click on its named button', () => {
    expect(dialog().getAttribute('closedby')).toBe('any');
    dialog().showModal();
    const close = screen.getByRole('button', { name: 'Close' });
    expect(close.getAttribute('command')).toBe('close');
    expect(close.getAttribute('commandfor')).toBe(dialog().id);
  });

  it('is opened by its button without JavaScript', () => {
    const open = screen.getByRole('button', { name: 'Read more' });
    expect(open.getAttribute('aria-haspopup')).toBe('dialog');
    expect(open.getAttribute('command')).toBe('show-modal');
    expect(open.getAttribute('commandfor')).toBe(dialog().id);
  });
});
