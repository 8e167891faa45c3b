import type { CaptchaEvent, CaptchaOptions, MountCaptcha } from '../services/ports.ts';

/** A captcha that the test controls. */
export interface FakeCaptcha {
  readonly mountCaptcha: MountCaptcha;
  /** The options of every mount, in order. */
  readonly mounts: readonly CaptchaOptions[];
  /** The number of captchas in the document. */
  readonly standing: () => number;
  /** Reports an event of the captcha that was mounted last. */
  readonly emit: (event: CaptchaEvent) => void;
}

/**
 * Creates a captcha without a provider: a button that solves it.
 *
 * @param opening The events that each mount reports immediately; none for a captcha that never loads.
 */
export function createFakeCaptcha(
  opening: readonly CaptchaEvent[] = [{ type: 'ready' }],
): FakeCaptcha {
  const mounts: CaptchaOptions[] = [];
  const listeners: ((event: CaptchaEvent) => void)[] = [];
  let standing = 0;
  const emit = (event: CaptchaEvent) => listeners.at(-1)?.(event);
  return {
    mounts,
    standing: () => standing,
    emit,
    mountCaptcha: (holder, options, listener) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = options.title;
      button.addEventListener('click', () => listener({ type: 'solved', token: 'fake-token' }));
      holder.append(button);
      mounts.push(options);
      listeners.push(listener);
      standing += 1;
      for (const event of opening) queueMicrotask(() => listener(event));
      return () => {
        standing -= 1;
        button.remove();
      };
    },
  };
}
