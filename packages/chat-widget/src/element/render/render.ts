import { languageDirection } from '../../core/direction.ts';
import { report } from '../../core/report.ts';
import { readSettings } from '../../core/settings.ts';
import { findModules, labelsModule, type ModuleName } from '../module-names.ts';
import { loadModule } from '../modules.ts';
import { assignLauncher, renderLauncher } from './launcher.ts';
import { createModel, type Model, type Widget } from './model.ts';
import { renderForm, renderHeader, renderLog } from './panel.ts';
import { shadowCss } from './styles.ts';

/** Shows, places and styles the widget. */
function renderRoot(model: Model, isReachable: boolean, isHidden = false) {
  const { host, view, conversation, memo, settings, language } = model;
  const { root, panel, sheet } = view;
  const { layer, position } = settings;
  const css = shadowCss(settings);
  if (!isReachable) report('phone', settings.phone);
  assignLauncher(host, view, isReachable);
  root.hidden = !isReachable || isHidden;
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
  const { host, memo, modules } = widget;
  const shared = readSettings(host.attributes);
  const language = host.closest<HTMLElement>('[lang]')?.lang || 'en';
  const labels = labelsModule(language);
  const wanted = findModules(shared).concat(labels ?? []);
  for (const name of wanted) if (memo.isNew(`${name}.js`)) loadModule(name).then(widget.refresh);
  widget.isPending = wanted.some((name) => !modules[name]);
  widget.settings = modules.agents?.pickAgent?.(widget, shared) ?? shared;
  const model = createModel(widget, language, modules[labels as ModuleName]?.labels);
  // What is still loading may make an account reachable.
  const isReachable = widget.isPending || !!widget.linkTo(widget.settings, '');
  // Hidden until its time comes, and the built-in launcher until its label is there.
  const isHidden = widget.isPending
    ? wanted.includes('triggers') || !host.firstElementChild
    : modules.triggers?.hides?.(model);
  renderRoot(model, isReachable, isHidden);
  renderHeader(model);
  renderLog(model);
  renderForm(model);
  renderLauncher(model, isReachable);
  for (const module of Object.values(modules)) module.render?.(model);
}
