import { type PageRow, type Records, type SiteId, siteNames } from './results.ts';

/** A figure of which less is better, of a site in a case that peers share. */
interface Figure {
  readonly site: SiteId;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const pageFigures = ({ site, path, method, ...metrics }: PageRow): readonly Figure[] => {
  const how = method === 'devtools' ? 'applied' : 'simulated';
  const time = (metric: 'fcp' | 'lcp' | 'tbt'): Figure => ({
    site,
    name: `${metric.toUpperCase()} of \`${path}\`, ${how} throttling`,
    value: Math.round(metrics[metric]),
    unit: 'ms',
  });
  const transfer = [
    { site, name: `Transfer of \`${path}\``, value: Math.round(metrics.kilobytes), unit: 'KB' },
    { site, name: `Requests of \`${path}\``, value: metrics.requests, unit: '' },
  ];
  return [time('fcp'), time('lcp'), time('tbt'), ...(method === 'simulate' ? transfer : [])];
};

function allFigures(records: Records): readonly Figure[] {
  const { lighthouse, inp, growth } = records;
  return [
    ...(lighthouse?.rows ?? []).filter(({ site }) => site !== 'empty').flatMap(pageFigures),
    ...(inp?.rows ?? []).flatMap(({ site, name, inp: value, shown }) => [
      { site, name: `INP of the ${name}`, value, unit: 'ms' },
      { site, name: `Tap until the ${name} shows`, value: Math.round(shown), unit: 'ms' },
    ]),
    ...(records['next-page']?.rows ?? []).map(({ site, from, milliseconds }) => ({
      site,
      name: `Tap to next page from \`${from}\``,
      value: Math.round(milliseconds),
      unit: 'ms',
    })),
    ...(growth?.rows ?? []).flatMap((row) => {
      const { site, posts, documents, perSecond, megabytes, rebuildSeconds } = row;
      const figure = (name: string, value: number | undefined, unit: string) =>
        value === undefined ? [] : [{ site, name: `${name}, ${posts} posts`, value, unit }];
      return [
        ...figure('Time per document', Number((1000 / perSecond).toFixed(2)), 'ms'),
        ...figure('Memory of the build', megabytes, 'MB'),
        ...figure('Build after one changed post', rebuildSeconds, 's'),
        ...figure('Bytes of a post', row.postBytes, 'bytes'),
        ...figure('Bytes of the list of posts', row.listBytes, 'bytes'),
      ].filter(() => documents > 0);
    }),
  ];
}

const show = ({ value, unit }: Figure) => `${value.toLocaleString('en-US')} ${unit}`.trim();

/** Lists every figure in which a peer is better than this site, with the peers' own. */
export function peersAhead(records: Records): readonly string[] {
  const figures = allFigures(records);
  return figures
    .filter(({ site }) => site === 'otm')
    .flatMap((ours) => {
      const better = figures.filter(
        ({ site, name, value }) => site !== 'otm' && name === ours.name && value < ours.value,
      );
      const peers = better.map((it) => `${siteNames[it.site]} ${show(it)}`).join(', ');
      return better.length > 0 ? [`${ours.name}: ${show(ours)}; ${peers}`] : [];
    });
}
