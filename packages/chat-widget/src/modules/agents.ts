import { readAgents } from '../core/agents.ts';
import { report } from '../core/report.ts';
import type { Settings } from '../core/settings.ts';
import { h } from '../element/render/dom.ts';
import type { Model, Widget } from '../element/render/model.ts';
import { adoptCss } from './helpers/adopt-css.ts';
import { perWidget } from './helpers/per-widget.ts';

const css =
  'fieldset{max-height:30%;overflow:auto}fieldset:empty{display:none}label{display:flex;align-items:center;gap:8px;min-height:44px;padding:8px}';

/** The agents of a widget: who they are, who is there, and who is written to. */
const agentsOf = perWidget((widget: Widget) => {
  const box = h('fieldset', { part: 'agents' });
  const agents = { box, list: [] as Settings[], available: [] as boolean[], picked: -1 };
  adoptCss(widget, css);
  widget.view.log.before(box);
  box.onchange = (event) => {
    agents.picked = Number((event.target as HTMLInputElement).value);
    widget.refresh();
  };
  return agents;
});

/** Leaves out agents that cannot be reached, as soon as every messaging service is known. */
function isReachable(agent: Settings, { linkTo, isPending }: Widget) {
  if (isPending || linkTo(agent, '')) return true;
  report(`agent ${agent.name}`, agent.phone ?? agent.user);
  return false;
}

/**
 * Returns the settings of the agent to write to: the first who is there, until the visitor picks one.
 * While the panel is closed, an agent who has left hands over to one who is there.
 */
export function pickAgent(widget: Widget, shared: Settings): Settings {
  const agents = agentsOf(widget);
  const { hours } = widget.modules;
  const now = new Date();
  agents.list = readAgents(shared).filter((agent) => isReachable(agent, widget));
  agents.available = agents.list.map((agent) => hours?.isAvailable?.(agent, now) ?? true);
  const isKept = widget.conversation.isOpen && !widget.isPending && agents.list[agents.picked];
  if (!isKept && !agents.available[agents.picked])
    agents.picked = Math.max(0, agents.available.indexOf(true));
  return agents.list[agents.picked] ?? shared;
}

/** Renders the agents as radio buttons, when there is more than one. */
export function render(model: Model): void {
  const { memo, label } = model;
  const { box, list, available, picked } = agentsOf(model);
  const rows = list.map(({ name, role }, index) => ({
    name: name ?? '',
    note: available[index] ? (role ?? '') : label('status-away'),
  }));
  box.ariaLabel = label('label');
  if (memo.isNew('agents', ...rows.flatMap(({ name, note }) => [name, note]))) {
    const lines = rows.map(({ name, note }, index) => {
      const radio = h('input', { type: 'radio', name: 'agent', value: `${index}` });
      return h('label', { part: 'agent' }, radio, name, h('small', { part: 'status' }, note));
    });
    box.replaceChildren(...(rows[1] ? lines : []));
  }
  for (const radio of box.querySelectorAll('input')) radio.checked = radio.value === `${picked}`;
}
