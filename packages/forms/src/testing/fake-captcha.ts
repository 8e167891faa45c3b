import type { CaptchaEvent, CaptchaOptions, MountCaptcha } from '../services/ports.ts';

/** A captcha that is driven by hand. */
export interface FakeCaptcha {
  readonly mountCaptcha: MountCaptcha;
  /** The options of every mount, in order. */
  readonly mounts: readonly CaptchaOptions[];
  /** How many captchas stand in the document now. */
  readonly standing: () => number;
  /** Says something in the name of the captcha that was mounted last. */
  readonly say: (event: CaptchaEvent) => void;
}

/**
 * A captcha without a provider: a button that solves it.
 *
 * @param opening What each mount says of itself at once; nothing for a captcha that never loads.
 */
export function createFakeCaptcha(
  opening: readonly CaptchaEvent[] = [{ type: 'ready' }],
): FakeCaptcha {
  const mounts: CaptchaOptions[] = [];
  const listeners: ((event: CaptchaEvent) => void)[] = [];
  let standing = 0;
  const say = (event: CaptchaEvent) => listeners.at(-1)?.(event);
  return {
    mounts,
    standing: () => standing,
    say,
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
