import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerAsset } from './assets.ts';
import { answerBlockListPage } from './block-list-page.ts';
import { answerChallenge, answerCheckbox } from './captcha-pages.ts';
import { answer, answerText, type Exchange } from './exchange.ts';
import { answerFaults } from './fault-page.ts';
import { noFaults } from './faults.ts';
import { createInbox } from './inbox.ts';
import { answerInbox } from './inbox-pages.ts';
import { createMailService } from './mail-service.ts';
import { answerNotFound, misbehave } from './misbehave.ts';
import { answerChat, answerCheckout, answerLink, answerVideo } from './outside-pages.ts';
import { answerStart } from './start-page.ts';
import { sandboxPrefix } from './urls.ts';

/** Options of a sandbox. */
export interface SandboxOptions {
  /** The shortest time between two mails, in milliseconds. Default 1000, as the mail service has it. */
  readonly mailInterval?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/** Local stand-ins of every outside service. */
export interface Sandbox {
  /** Handles a request under `/__sandbox`; resolves to false, without touching it, for any other. Never rejects. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/** Whether a page of another origin is trying to change something, or asking whether it may. */
function isForeign({ headers, method }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (method !== 'POST' && method !== 'OPTIONS') return false;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** Responds with an error, unless the client has already disconnected. */
function answerBroken(exchange: Exchange, error: unknown): void {
  if (exchange.response.headersSent) exchange.request.socket.destroy();
  else answerText(exchange, 500, `The sandbox could not deal with this: ${String(error)}`);
}

/** Creates a sandbox with an empty inbox and no faults. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { mailInterval: interval = 1000, now = Date.now } = options;
  const inbox = createInbox();
  const sendMail = createMailService({ inbox, now, interval });
  let faults = noFaults();
  let blockList = 'blocked@example.com, spam@example.com';

  const setFaults = (next: typeof faults) => {
    faults = next;
  };
  const setBlockList = (next: string) => {
    blockList = next;
  };
  const listFile = (exchange: Exchange) =>
    answer(exchange, 200, 'text/plain; charset=utf-8', blockList, {
      'access-control-allow-origin': '*',
    });

  type Route = readonly [path: RegExp, go: (exchange: Exchange, rest: string) => unknown];
  const unlessFaulty =
    (service: Parameters<typeof misbehave>[1], go: Route[1]): Route[1] =>
    async (exchange, rest) =>
      (await misbehave(exchange, service, faults)) || go(exchange, rest);

  const routes: readonly Route[] = [
    [/^\/?$/, answerStart],
    [/^\/emailjs\/api\/v1\.0\/email\/send$/, unlessFaulty('mail', sendMail)],
    [/^\/blocklist\.txt$/, unlessFaulty('list', listFile)],
    [/^\/hcaptcha\/1\/api\.js$/, unlessFaulty('captcha', (e) => answerAsset(e, 'captcha-api.js'))],
    [/^\/hcaptcha\/box$/, answerCheckbox],
    [/^\/hcaptcha\/challenge$/, answerChallenge],
    [/^\/video(?=\/)/, unlessFaulty('video', answerVideo)],
    [/^\/inbox/, (e, rest) => answerInbox(e, inbox, rest)],
    [/^\/faults(\.json)?$/, (e) => answerFaults(e, faults, setFaults)],
    [/^\/blocklist$/, (e) => answerBlockListPage(e, blockList, setBlockList)],
    [/^\/checkout/, answerCheckout],
    [/^\/chat\/send$/, answerChat],
    [/^\/link(?=\/)/, answerLink],
    [/^\/assets\//, answerAsset],
  ];

  const go = async (exchange: Exchange) => {
    const { request, url } = exchange;
    const route = routes.find(([path]) => path.test(url.pathname));
    if (!route) answerNotFound(exchange);
    else if (isForeign(request))
      answerText(exchange, 403, 'Only pages of this site may post here: open it from this server.');
    else await route[1](exchange, url.pathname.replace(route[0], ''));
  };

  return {
    handle: async (request, response) => {
      const address = request.url ?? '/';
      if (!new RegExp(`^${sandboxPrefix}(?=[/?]|$)`).test(address)) return false;
      const url = new URL(`http://sandbox${address.slice(sandboxPrefix.length)}`);
      const exchange: Exchange = { request, response, url, method: request.method ?? 'GET' };
      // A host that awaits this without a net must survive every request.
      await go(exchange).catch((error: unknown) => answerBroken(exchange, error));
      return true;
    },
  };
}
