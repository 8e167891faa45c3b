// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { playInPlace } from './play-in-place.ts';

const video = () => document.querySelector('.otm-video') as HTMLElement;
const poster = () => document.querySelector('a') as HTMLAnchorElement;
const player = () => document.querySelector('iframe');

/** Clicks the poster. Returns the event. */
const click = (options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  poster().dispatchEvent(event);
  return event;
};

// Lets happy-dom load frames, here empty ones; it would print an error for each otherwise.
const { happyDOM } = window as unknown as { readonly happyDOM: { readonly settings: object } };
Object.assign(happyDOM.settings, {
  disableIframePageLoading: false,
  enableIframePageLoading: true,
});

beforeEach(() => {
  document.body.innerHTML = `<dialog><div class="otm-video">
    <a href="#page" data-embed="about:blank#embed" data-title="A tour" data-open="Open it">A tour</a>
  </div></dialog>`;
});

describe('a video', () => {
  it('loads nothing before a click', () => {
    playInPlace(video());
    expect(player()).toBeNull();
  });

  it('plays in place of its poster', () => {
    playInPlace(video());
    expect(click().defaultPrevented).toBe(true);
    expect(player()?.src).toBe('about:blank#embed');
    expect(player()?.title).toBe('A tour');
    expect(video().textContent).not.toContain('A tour');
  });

  it('links to the page of the video below the player, until it is closed', () => {
    playInPlace(video());
    click();
    const link = video().querySelector('iframe + a');
    expect(link?.getAttribute('href')).toContain('#page');
    expect(link?.textContent).toBe('Open it');
    video().closest('dialog')?.dispatchEvent(new Event('close'));
    expect(video().querySelectorAll('a')).toHaveLength(1);
  });

  it('focuses the player, so that the keyboard reaches it', () => {
    playInPlace(video());
    click();
    expect(document.activeElement).toBe(player());
  });

  it('tells the host which site it is on, but not which page', () => {
    playInPlace(video());
    click();
    expect(player()?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a click with %o to the browser',
    (modifiers) => {
      playInPlace(video());
      expect(click(modifiers).defaultPrevented).toBe(false);
      expect(player()).toBeNull();
    },
  );

  it('stops when its modal closes, and can play again', () => {
    playInPlace(video());
    click();
    document.querySelector('dialog')?.dispatchEvent(new Event('close'));
    expect(player()).toBeNull();
    expect(poster().hidden).toBe(false);
    click();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('plays outside of a modal', () => {
    document.body.replaceChildren(video());
    playInPlace(video());
    click();
    expect(player()).not.toBeNull();
  });

  it('leaves an element without a poster alone', () => {
    video().replaceChildren();
    expect(() => playInPlace(video())).not.toThrow();
  });
});
