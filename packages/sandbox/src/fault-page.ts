import { answerJson, type Exchange, readFields, seeOther } from './exchange.ts';
import {
  type FaultSettings,
  type FaultyService,
  faultMeanings,
  faultsOf,
  faultyServices,
  readFaultSettings,
} from './faults.ts';
import { answerPage, html } from './page.ts';
import { sandboxUrls } from './urls.ts';

const names: Record<FaultyService, string> = {
  mail: 'Mail service',
  list: 'Block list',
  captcha: 'Captcha script',
  video: 'Video host',
};

const chosen = (on: boolean, word: string) => (on ? html` ${word}` : '');

const choice = (service: FaultyService, settings: FaultSettings) => html`<p>
<label for="${service}">${names[service]}</label>
<select id="${service}" name="${service}">${faultsOf[service].map(
  (
    fault,
  ) => html`<option value="${fault}"${chosen(settings.services[service] === fault, 'selected')}>
${fault}: ${faultMeanings[fault]}</option>`,
)}</select></p>`;

const panel = (exchange: Exchange, settings: FaultSettings) =>
  answerPage(exchange, {
    title: 'Faults',
    body: html`<h1>Faults</h1>
<p>What is switched on here stays on until it is switched off again.</p>
<form method="post" action="${sandboxUrls.faults}">
${faultyServices.map((service) => choice(service, settings))}
<p><label for="slowSeconds">Seconds that “slow” takes</label>
<input id="slowSeconds" name="slowSeconds" type="number" min="0" max="120" step="any" value="${settings.slowSeconds}"></p>
<p><label><input name="offline" type="checkbox"${chosen(settings.offline, 'checked')}>
Offline: every service refuses</label></p>
<button>Switch</button>
</form>
<form method="post" action="${sandboxUrls.faults}"><button>Everything works</button></form>`,
  });

/** Shows the fault panel, or switches faults by the posted fields `mail`, `list`, `captcha` and `video`. */
export async function answerFaults(
  exchange: Exchange,
  settings: FaultSettings,
  change: (next: FaultSettings) => void,
): Promise<void> {
  if (exchange.url.pathname.endsWith('.json')) return answerJson(exchange, settings);
  if (exchange.method !== 'POST') return panel(exchange, settings);
  const fields = await readFields(exchange);
  if (!fields) return;
  change(readFaultSettings(fields));
  seeOther(exchange, sandboxUrls.faults);
}
