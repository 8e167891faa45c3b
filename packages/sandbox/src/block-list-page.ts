import { type Exchange, readFields, seeOther } from './exchange.ts';
import { answerPage, html } from './page.ts';
import { sandboxPrefix } from './urls.ts';

const here = `${sandboxPrefix}/blocklist`;

/** Shows the block list in an editor, or saves what was posted. */
export async function answerBlockListPage(
  exchange: Exchange,
  list: string,
  change: (next: string) => void,
): Promise<void> {
  if (exchange.method === 'POST') {
    const fields = await readFields(exchange);
    if (!fields) return;
    change(fields.get('list') ?? '');
    return seeOther(exchange, here);
  }
  answerPage(exchange, {
    title: 'Block list',
    body: html`<h1>Block list</h1>
<p>Addresses, separated by commas. The contact form sends nothing for them.</p>
<form method="post" action="${here}">
<p><label for="list">Addresses</label>
<textarea id="list" name="list" rows="10">${list}</textarea></p>
<button>Keep</button>
</form>`,
  });
}
