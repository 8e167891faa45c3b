import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { measure } from './measure.mjs';
import { blank, prepare, subjects } from './subjects.mjs';

// Measures this widget and well-known others on the same page, in the same run, round by round, and
// writes docs/benchmark.json for the README. Times depend on the machine; the ratios matter.
const rounds = Number(process.env.ROUNDS ?? 9);

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const round = (value) => Number(value.toPrecision(3));

/** Measures every subject in turn, so that a busy moment of the machine hits all of them. */
async function run(browser, prepared) {
  const seen = Object.fromEntries(prepared.map(([name]) => [name, { fast: [], slow: [] }]));
  for (let count = 0; count < rounds; count += 1)
    for (const [name, subject] of prepared) {
      seen[name].fast.push(await measure(browser, subject, subjects[name], 1));
      seen[name].slow.push(await measure(browser, subject, subjects[name], 4));
    }
  return seen;
}

/** Condenses the runs into one list of values by widget for each metric. */
function summarize({ blank: empty, ...seen }) {
  const pick = (runs, key) => median(runs.map((one) => one[key]));
  const beyondBlank = (speed, key) => (runs) =>
    Math.max(0.1, pick(runs[speed], key) - pick(empty[speed], key));
  const metrics = [
    ['download, framework included', 'bytes (brotli)', (runs) => pick(runs.fast, 'bytes')],
    ['requests', 'count', (runs) => pick(runs.fast, 'requests')],
    ['main thread until usable, 1x CPU', 'ms', beyondBlank('fast', 'tasks')],
    ['main thread until usable, 4x slower CPU', 'ms', beyondBlank('slow', 'tasks')],
    ['idle cost while closed', 'ms per s', beyondBlank('fast', 'idle')],
    ['click until the panel shows, 1x CPU', 'ms', (runs) => pick(runs.fast, 'open')],
    ['click until the panel shows, 4x slower CPU', 'ms', (runs) => pick(runs.slow, 'open')],
  ];
  const label = (name) => [name, subjects[name].version].filter(Boolean).join(' ');
  return metrics.map(([name, unit, read]) => ({
    name,
    unit,
    values: Object.fromEntries(
      Object.entries(seen).map(([widget, runs]) => {
        const value = read(runs);
        return [label(widget), Number.isInteger(value) ? value : round(value)];
      }),
    ),
  }));
}

const place = mkdtempSync(join(tmpdir(), 'chat-benchmark-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const prepared = [['blank', blank]];
  for (const name of Object.keys(subjects)) prepared.push([name, await prepare(name, place)]);
  const metrics = summarize(await run(browser, prepared));
  console.table(
    Object.fromEntries(metrics.map(({ name, unit, values }) => [`${name}, ${unit}`, values])),
  );
  const result = { browser: `Chromium ${browser.version()}`, rounds, metrics };
  const target = new URL('../../docs/benchmark.json', import.meta.url);
  writeFileSync(target, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await browser.close();
  rmSync(place, { recursive: true });
}
