import { loadReplay, type ReplayComponent } from '@otm/charts/replay';

/** Loads the replay with its styles: pages come without them, since most visitors never start it. */
export async function loadStyledReplay(): Promise<ReplayComponent> {
  const [replay, { default: css }] = await Promise.all([
    loadReplay(),
    import('@otm/charts/replay.css?inline'),
  ]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return replay;
}
