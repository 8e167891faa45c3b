import { answer, type Exchange, readBody } from './exchange.ts';
import type { Inbox, MailRequest } from './inbox.ts';
import { sandboxAccount } from './urls.ts';

type Refusal = readonly [status: number, text: string];

const dashboard = 'https://dashboard.emailjs.com/admin';
const largestParams = 50_000;

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

/** The error of the mail service for a request, in its own words, or undefined if it would accept it. */
function refuse(request: Record<string, unknown>): Refusal | undefined {
  for (const name of ['user_id', 'service_id', 'template_id'])
    if (!request[name]) return [400, `The ${name} parameter is required`];
  if (request.user_id !== sandboxAccount.publicKey) return [404, 'Account not found'];
  if (request.service_id !== sandboxAccount.serviceId)
    return [400, `The service ID not found. To find this ID, visit ${dashboard}`];
  const templates: unknown[] = [sandboxAccount.contactTemplate, sandboxAccount.licenseTemplate];
  if (!templates.includes(request.template_id))
    return [400, `The template ID not found. To find this ID, visit ${dashboard}/templates`];
  if (Buffer.byteLength(JSON.stringify(request.template_params ?? {})) > largestParams)
    return [413, 'Variables size limit. The maximum allowed variables size is 50Kb'];
  return undefined;
}

/** Returns a value as text; objects and arrays stay JSON. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function toMailRequest(request: Record<string, unknown>): MailRequest {
  const params = Object.entries(request.template_params ?? {});
  return {
    lib_version: textOf(request.lib_version),
    user_id: textOf(request.user_id),
    service_id: textOf(request.service_id),
    template_id: textOf(request.template_id),
    template_params: Object.fromEntries(params.map(([name, value]) => [name, textOf(value)])),
  };
}

/** Settings of the mail stand-in. */
export interface MailServiceOptions {
  readonly inbox: Inbox;
  readonly now: () => number;
  /** The shortest time between two mails, in milliseconds. */
  readonly interval: number;
}

/** Responds as the mail service's send endpoint does, and puts accepted mail into the inbox. */
export function createMailService({ inbox, now, interval }: MailServiceOptions) {
  let last = Number.NEGATIVE_INFINITY;
  return async (exchange: Exchange): Promise<void> => {
    const headers = { 'access-control-allow-origin': '*' };
    const respond = (status: number, text: string) =>
      answer(exchange, status, 'text/plain; charset=utf-8', text, headers);
    if (exchange.method === 'OPTIONS') {
      const allow = {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      };
      exchange.response.writeHead(204, { ...headers, ...allow }).end();
      return;
    }
    if (exchange.method !== 'POST') return respond(405, 'Method Not Allowed');
    const body = await readBody(exchange);
    if (body === undefined) return respond(413, 'Payload Too Large');
    const request = parse(body);
    if (!request) return respond(400, 'Bad Request');
    const refusal = refuse(request);
    if (refusal) return respond(...refusal);
    if (now() - last < interval) return respond(429, 'Too Many Requests');
    last = now();
    inbox.add(toMailRequest(request), new Date(now()));
    respond(200, 'OK');
  };
}
