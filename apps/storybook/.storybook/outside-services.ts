import { respondInPage } from '@otm/sandbox/in-page';
import { sandboxUrls } from '@otm/sandbox/urls';
import { type FormFault, type FormService, readFault } from './form-faults.ts';
import { standInForCaptchas } from './stand-in-captcha.ts';

/** The services that are requested with `fetch`: the URL of each, and its response without a fault. */
const fetched: Partial<Record<FormService, readonly [path: string, body: string]>> = {
  mail: [`${sandboxUrls.mailOrigin}/api/v1.0/email/send`, 'OK'],
  list: [sandboxUrls.blockList, 'blocked@example.com'],
};

let current: FormFault | undefined;

/** Responds for a service, with its fault if it's the one that the toolbar lets fail. */
const respond = (service: FormService, body: string, signal?: AbortSignal | null) =>
  respondInPage({
    service,
    fault: current?.service === service ? current.fault : 'none',
    healthy: () => new Response(body, { headers: { 'content-type': 'text/plain' } }),
    signal,
  });

/** Returns a `fetch` that responds for the services and passes other requests on. */
const standIn =
  (original: typeof fetch): typeof fetch =>
  (input, init) => {
    const { url, signal } = new Request(input, init);
    const { pathname } = new URL(url);
    const found = Object.entries(fetched).find(([, [path]]) => path === pathname);
    if (!found) return original(input, init);
    const [service, [, body]] = found;
    return respond(service as FormService, body, signal);
  };

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

let replaced = false;

/**
 * Replaces the services of forms, with the fault that the toolbar asks for. They stay replaced: a docs
 * page shows several stories at once, and the next page starts before the stories of the last one stop.
 */
export function standInForServices({ globals }: StoryContext): void {
  current = readFault(globals);
  if (replaced) return;
  replaced = true;
  window.fetch = standIn(window.fetch);
  standInForCaptchas(() => respond('captcha', 'ready'));
}
