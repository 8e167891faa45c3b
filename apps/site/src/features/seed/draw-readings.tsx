import { readings, type StageData, Strip } from '@otm/charts/stage';
import { proofTexts, readingTexts } from '@otm/content';
import { format, type IndicatorId, indicatorIds, type Locale } from '@otm/schema';
import { createRoot, type Root } from 'react-dom/client';

const isIndicator = (id: string | undefined): id is IndicatorId =>
  indicatorIds.some((known) => known === id);

/** The roots of the strips that have been drawn, by their rows. */
const roots = new WeakMap<HTMLElement, Root>();

/** Puts a root in place of a row's picture, the first time. */
function rootOf(row: HTMLElement): Root {
  const known = roots.get(row);
  if (known) return known;
  const drawn = document.createElement('span');
  drawn.className = 'otm-strip';
  row.querySelector('.otm-strip')?.replaceWith(drawn);
  const root = createRoot(drawn);
  roots.set(row, root);
  return root;
}

/** Draws the rows of all indicators for another session; until then, they are files of the build. */
export function drawReadings(data: StageData, locale: Locale): void {
  const sentences = readings(data, readingTexts[locale]);
  for (const link of document.querySelectorAll<HTMLElement>('[data-indicator]')) {
    const row = link.closest('article');
    const { indicator: id } = link.dataset;
    if (!row || !isIndicator(id)) continue;
    rootOf(row).render(<Strip id={id} data={data} title="" />);
    row.querySelector('[data-sentence]')?.replaceChildren(sentences[id]);
  }
  const caption = document.querySelector('[data-seed]');
  if (caption) caption.textContent = format(proofTexts[locale].check.seed, { seed: data.seed });
}
