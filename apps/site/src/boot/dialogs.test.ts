// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { closeDialogs, closeFromBackdrop, runCommand } from './dialogs.ts';

const dialog = (id = 'menu') => document.getElementById(id) as HTMLDialogElement;
const button = (name: string) => document.querySelector(`[name=${name}]`) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <button name="open" command="show-modal" commandfor="menu">Open</button>
    <button name="plain">Plain</button>
    <dialog id="menu"><p>Menu</p></dialog>
    <dialog id="other"></dialog>`;
});

describe('runCommand', () => {
  it('opens the dialog of a button, and closes it on the next click', () => {
    runCommand(button('open'));
    expect(dialog().open).toBe(true);
    runCommand(button('open'));
    expect(dialog().open).toBe(false);
  });

  it('leaves it to browsers that do it themselves', () => {
    Object.assign(button('open'), { command: 'show-modal' });
    runCommand(button('open'));
    expect(dialog().open).toBe(false);
  });

  it('ignores other buttons', () => {
    runCommand(button('plain'));
    expect(document.querySelector('[open]')).toBeNull();
  });
});

describe('closeFromBackdrop', () => {
  beforeEach(() => dialog().showModal());

  it('closes a dialog whose backdrop is clicked', () => {
    closeFromBackdrop(dialog());
    expect(dialog().open).toBe(false);
  });

  it('keeps a dialog open whose content is clicked', () => {
    closeFromBackdrop(dialog().querySelector('p') as Element);
    expect(dialog().open).toBe(true);
  });

  it('leaves it to browsers that do it themselves', () => {
    Object.assign(dialog(), { closedBy: 'any' });
    closeFromBackdrop(dialog());
    expect(dialog().open).toBe(true);
  });
});

describe('closeDialogs', () => {
  it('closes every open dialog and minds no closed one', () => {
    dialog().showModal();
    dialog('other').showModal();
    closeDialogs();
    closeDialogs();
    expect(document.querySelector('[open]')).toBeNull();
  });
});
