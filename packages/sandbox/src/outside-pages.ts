import type { Exchange } from './exchange.ts';
import { answerNotFound } from './misbehave.ts';
import { answerPage, html } from './page.ts';

const providers: Record<string, string> = { card: 'card checkout', wallet: 'wallet checkout' };

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Shows a hosted checkout; nothing is charged. */
export function answerCheckout(exchange: Exchange, rest: string) {
  const [, provider = '', item = ''] = /^\/(card|wallet)\/(.+)$/.exec(rest) ?? [];
  if (!provider) return answerNotFound(exchange);
  const title = `Hosted ${providers[provider]}`;
  answerPage(exchange, {
    title,
    body: html`<h1>${title}</h1>
<p>A visitor would now pay for <strong>${decode(item)}</strong>. Nothing is charged here.</p>`,
  });
}

/** Shows which message the messaging service's send link would send to whom. */
export function answerChat(exchange: Exchange): void {
  const { searchParams } = exchange.url;
  answerPage(exchange, {
    title: 'Messaging service',
    body: html`<h1>Messaging service</h1>
<dl><dt>To</dt><dd>${searchParams.get('phone')}</dd>
<dt>Text</dt><dd><pre dir="auto">${searchParams.get('text')}</pre></dd></dl>`,
  });
}

/** Shows the page that the video host would serve for a frame. */
export function answerVideo(exchange: Exchange, rest: string): void {
  const id = decode(rest.slice(1));
  answerPage(exchange, {
    title: `Video ${id}`,
    framed: true,
    body: html`<p class="video">The video <strong>${id}</strong> would play here.</p>`,
  });
}

/** Shows a page for any other external site that the site links to. */
export function answerLink(exchange: Exchange, rest: string): void {
  const name = decode(rest.slice(1));
  answerPage(exchange, {
    title: name,
    body: html`<h1>${name}</h1><p>A visitor would now have left the site.</p>`,
  });
}
