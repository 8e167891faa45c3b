import { answer, answerJson, type Exchange, seeOther } from './exchange.ts';
import type { Inbox, Mail } from './inbox.ts';
import { bodyOf, emlOf, subjectOf } from './mail-text.ts';
import { answerNotFound } from './misbehave.ts';
import { answerPage, html } from './page.ts';
import { sandboxUrls } from './urls.ts';

const here = sandboxUrls.inbox;

const row = (mail: Mail) => html`<li${mail.read ? '' : html` class="unread"`}>
<a href="${here}/${mail.id}">${subjectOf(mail)}</a>
<time datetime="${mail.receivedAt}">${mail.receivedAt}</time>
</li>`;

const listPage = (exchange: Exchange, inbox: Inbox) =>
  answerPage(exchange, {
    title: 'Inbox',
    script: 'inbox.js',
    body: html`<h1>Inbox</h1>
<p data-version="${inbox.version()}">Mail that would have been sent, the newest first. This page follows by itself.</p>
${inbox.list().length === 0 ? html`<p>No mail yet.</p>` : html`<ul>${inbox.list().map(row)}</ul>`}
<form method="post" action="${here}/clear"><button>Empty the inbox</button></form>`,
  });

function mailPage(exchange: Exchange, mail: Mail) {
  mail.read = true;
  answerPage(exchange, {
    title: subjectOf(mail),
    body: html`<h1>${subjectOf(mail)}</h1>
<p><time datetime="${mail.receivedAt}">${mail.receivedAt}</time></p>
<h2>Rendered</h2><pre>${bodyOf(mail)}</pre>
<h2>As it was sent</h2><pre>${JSON.stringify(mail.request, null, 2)}</pre>
<p><a href="${here}/${mail.id}.eml">Download as a mail file</a></p>`,
  });
}

/** Sends the inbox's version to the page, immediately and on every change. */
function follow({ request, response }: Exchange, inbox: Inbox) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const sendVersion = () => response.write(`data: ${inbox.version()}\n\n`);
  sendVersion();
  const end = inbox.watch(sendVersion);
  request.on('close', end);
}

/** Handles every URL under the inbox; `rest` is the remaining path. */
export function answerInbox(exchange: Exchange, inbox: Inbox, rest: string) {
  if (rest === '') return listPage(exchange, inbox);
  if (rest === '.json') return answerJson(exchange, inbox.list());
  if (rest === '/events') return follow(exchange, inbox);
  if (rest === '/clear' && exchange.method === 'POST') {
    inbox.clear();
    return seeOther(exchange, here);
  }
  const [, id, file] = /^\/(\d+)(\.eml)?$/.exec(rest) ?? [];
  const mail = inbox.find(Number(id));
  if (!mail) return answerNotFound(exchange);
  if (!file) return mailPage(exchange, mail);
  answer(exchange, 200, 'message/rfc822', emlOf(mail), {
    'content-disposition': `attachment; filename="${mail.id}.eml"`,
  });
}
