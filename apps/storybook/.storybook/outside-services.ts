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

let cleanUps: (() => void)[] = [];

/** Replaces the services of forms while a story is shown. Returns a cleanup function. */
export function standInForServices({ globals }: StoryContext): () => void {
  current = readFault(globals);
  // Another fault shows the same story again, without a cleanup in between.
  if (cleanUps.length === 0) {
    const original = window.fetch;
    window.fetch = standIn(original);
    cleanUps = [
      () => {
        window.fetch = original;
      },
      standInForCaptchas(() => respond('captcha', 'ready')),
    ];
  }
  return () => {
    for (const cleanUp of cleanUps) cleanUp();
    cleanUps = [];
  };
}
