import type { Exchange } from './exchange.ts';
import { answerPage, html } from './page.ts';
import { sandboxPrefix, sandboxSiteKeys, sandboxUrls } from './urls.ts';

const places = [
  [sandboxUrls.inbox, 'Inbox: the mail that would have been sent'],
  [sandboxUrls.faults, 'Faults: switch a service off, or make it misbehave'],
  [`${sandboxPrefix}/blocklist`, 'Block list: edit it'],
  [`${sandboxUrls.checkouts.card}/sample`, 'Hosted card checkout'],
  [`${sandboxUrls.checkouts.wallet}/sample`, 'Hosted wallet checkout'],
  [`${sandboxUrls.chat}?phone=15550100&text=Hello`, 'Messaging service'],
  [`${sandboxUrls.video}/sample`, 'Video host'],
] as const;

/** Shows links to all stand-ins. */
export function answerStart(exchange: Exchange): void {
  answerPage(exchange, {
    title: 'Stand-ins',
    body: html`<h1>Sandbox</h1>
<p>Nothing here leaves this computer: each page stands in for a service of the real site.</p>
<ul>${places.map(([path, name]) => html`<li><a href="${path}">${name}</a></li>`)}</ul>
<h2>Captcha keys</h2>
<dl>${Object.entries(sandboxSiteKeys).map(
      ([name, key]) => html`<dt>${name}</dt><dd><code>${key}</code></dd>`,
    )}</dl>`,
  });
}
