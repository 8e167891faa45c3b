import { type PartId, partIds } from '../options.ts';
import { peersAhead } from '../peers-ahead.ts';
import type { Records } from '../results.ts';
import { judgeTargets } from '../targets.ts';
import { growthSection } from './growth-section.ts';
import { interactionSection, nextPageSection } from './interaction-sections.ts';
import { pageSections } from './page-sections.ts';
import { table } from './table.ts';

const intro = `# Performance

This site next to an empty page and the same texts built by others, in the same run on the same machine. \`npm run bench:site\` measures and writes this page; \`npm run bench:site -- --only lighthouse --pages /,/es --runs 3\` measures a part, and what isn't measured keeps its last figures. Milliseconds depend on the machine, so compare the ratios.

- **Peers:** Astro and Next (static export) as they come, and a single-page app with Vite and React. They have the texts of this site's English home page, guide and posts, a starter's style, a menu, a modal and a toggle; no font, chart, search, form or chat. That's in their favor.
- **Server:** all sites come from this repository's Node server over HTTP/1.1 on this machine, compressed by brotli at its best, with the same headers.
- **Order:** every round measures all pages once, so that a busy moment of the machine hits all of them; the empty page comes every twelve pages. Figures are medians.`;

const names: Readonly<Record<PartId, string>> = {
  lighthouse: 'Lighthouse',
  inp: 'interactions',
  'next-page': 'next page',
  growth: 'growth',
};

const unique = (values: readonly string[]) => [...new Set(values)].sort();

/** When, where and from what the parts were measured. */
function setup(records: Records): string {
  const dates = partIds.map((id) => {
    const rows = records[id]?.rows ?? [];
    const dates = unique(rows.map(({ date }) => date)).join(', ');
    return [
      names[id],
      dates || 'not measured yet',
      unique(rows.map(({ commit }) => commit)).join(', '),
    ];
  });
  const all = partIds.flatMap((id) => records[id] ?? []);
  const machines = unique(all.map(({ machine }) => `- Machine: ${machine}.`));
  const versions = unique(
    all.map(
      (it) =>
        `- Versions: ${Object.entries(it.versions)
          .map((pair) => pair.join(' '))
          .join(', ')}.`,
    ),
  );
  const lines = [...machines, ...versions].join('\n');
  return [`## Setup`, ...(lines ? [lines] : []), table(['part', 'date', 'commit'], dates)].join(
    '\n\n',
  );
}

function targets(records: Records): string {
  const results = judgeTargets(records);
  if (results.length === 0) return '';
  const rows = results.map(({ name, limit, measured, where, met, of }) => [
    name,
    limit,
    measured,
    `\`${where}\``,
    met === of ? `pass (${of} of ${of})` : `**miss** (${met} of ${of} pass)`,
  ]);
  return `## Targets\n\n${table(['target', 'limit', 'worst', 'where', 'result'], rows)}`;
}

function behind(records: Records): string {
  const isEmpty = Object.keys(records).length === 0;
  if (isEmpty) return '';
  const lines = peersAhead(records);
  const text =
    lines.length > 0
      ? `In ${lines.length} figures a peer is better:\n\n${lines.map((line) => `- ${line}`).join('\n')}`
      : 'In no figure that peers share is a peer better.';
  return `## What isn't better than a peer\n\n${text}`;
}

/** Writes the page about performance from what the parts measured. */
export function performanceDocument(records: Records): string {
  const sections = [
    intro,
    setup(records),
    targets(records),
    behind(records),
    ...pageSections(records.lighthouse?.rows ?? []),
    interactionSection(records.inp?.rows ?? []),
    nextPageSection(records['next-page']?.rows ?? []),
    growthSection(records.growth?.rows ?? []),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
