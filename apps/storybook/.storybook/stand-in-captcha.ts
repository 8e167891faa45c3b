import { captchaMessage } from '@otm/forms/testing';

type CaptchaEvent = Parameters<typeof captchaMessage>[0];

const labels = { en: 'I am human', es: 'Soy humano' };

const page = (language: 'en' | 'es') => `<!doctype html>
<html lang="${language}">
<title>Captcha</title>
<style>
  body { margin: 0; padding: 1.5rem 1rem; font: 16px system-ui, sans-serif; background: #fff; color: #222 }
</style>
<label><input type="checkbox"> ${labels[language]}</label>`;

/** Reports an event to the form, as a message of the frame's own page would. */
const report = (frame: HTMLIFrameElement, event: CaptchaEvent) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      source: frame.contentWindow,
      origin: location.origin,
      data: captchaMessage(event),
    }),
  );

/** Shows the checkbox, which solves the captcha. */
function showCheckbox(frame: HTMLIFrameElement): void {
  const box = frame.contentDocument?.querySelector('input');
  box?.addEventListener('change', () => report(frame, { type: 'solved', token: 'stand-in' }));
  report(frame, { type: 'ready' });
}

/** Does what the captcha's page does once its script has arrived, or hasn't. */
async function run(frame: HTMLIFrameElement, loadScript: () => Promise<Response>): Promise<void> {
  const failed = { type: 'failed', reason: 'script-error' } as const;
  const response = await loadScript().catch(() => undefined);
  const isScript = response?.headers.get('content-type') !== 'text/html';
  if (!response?.ok || !isScript) return void report(frame, failed);
  // Any other script runs and does nothing.
  if ((await response.text()) === 'ready') showCheckbox(frame);
}

/** Fills the frame of a form's captcha with a page that solves it by a click. */
function fill(frame: HTMLIFrameElement, loadScript: () => Promise<Response>): void {
  const language = new URL(frame.src).searchParams.get('hl') === 'es' ? 'es' : 'en';
  frame.srcdoc = page(language);
  frame.addEventListener('load', () => void run(frame, loadScript), { once: true });
}

/**
 * Replaces the captcha's page in the frames of forms, because Storybook doesn't serve that page.
 *
 * @param loadScript - requests the provider's script, whose body is `ready` without a fault
 */
export function standInForCaptchas(loadScript: () => Promise<Response>): void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLIFrameElement && node.className === 'otm-captcha-frame')
        fill(node, loadScript);
  });
  observer.observe(document, { childList: true, subtree: true });
}
