import { languageDirection } from '../../core/direction.ts';
import { report } from '../../core/report.ts';
import { assignLauncher, renderLauncher } from './launcher.ts';
import { createModel, type Model, type Widget } from './model.ts';
import { renderAgents, renderForm, renderHeader, renderLog } from './panel.ts';
import { shadowCss } from './styles.ts';

/** Shows, places and styles the widget. */
function renderRoot({ host, view, agents, conversation, memo, settings, language }: Model) {
  const { root, panel, sheet } = view;
  const { unreachable, available } = agents;
  const { layer, position } = settings;
  const css = shadowCss(settings);
  if (unreachable) report('phone', unreachable.phone);
  assignLauncher(host, view, !unreachable);
  root.hidden = !!unreachable || (host.hasAttribute('hide-away') && !available.includes(true));
  if (memo.isNew('css', css)) sheet.replaceSync(css);
  root.lang = language;
  panel.dir = host.dir || languageDirection(language);
  // The root's direction only decides the side of the window.
  root.dir = position === 'left' ? 'rtl' : position === 'right' ? 'ltr' : panel.dir;
  panel.hidden = !conversation.isOpen;
  if (!memo.isNew('layer', layer)) return;
  // The top layer is above every transform and z-index of the page.
  root.popover = layer === 'page' ? null : 'manual';
  if (root.popover) root.showPopover?.();
}

/** Brings the shadow tree in line with the attributes, the conversation and the time. */
export function render(widget: Widget) {
  widget.agents.update(widget.host.attributes, new Date());
  const model = createModel(widget);
  renderRoot(model);
  renderHeader(model);
  renderAgents(model);
  renderLog(model);
  renderForm(model);
  renderLauncher(model);
}
