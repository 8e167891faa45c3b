import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VolumeProfile } from './volume-profile.tsx';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const code = read('volume-profile.tsx');
const file = read('../../../orderflow/samples/session.txt');

/** The price with most volume, counted without the engine. */
function busiestPrice(): string {
  const volumes = new Map<number, number>();
  for (const line of file.trim().split('\n')) {
    const [, price, , , size] = line.split(';').map(Number);
    volumes.set(price ?? 0, (volumes.get(price ?? 0) ?? 0) + (size ?? 0));
  }
  const [[price] = [0]] = [...volumes].toSorted(([, one], [, other]) => other - one);
  return price.toLocaleString('en-US', { minimumFractionDigits: 2 });
}

describe('a volume profile in ten lines', () => {
  it.each(['../../README.md', '../../docs/volume-profile.md'])('is the example of %s', (path) => {
    expect(code.trim().split('\n')).toHaveLength(10);
    expect(read(path)).toContain(`\`\`\`tsx\n${code}\`\`\``);
  });

  it('draws the trades of a file and names their source, not a simulation', () => {
    const html = renderToStaticMarkup(<VolumeProfile file={file} source="ES, November 16" />);
    expect(html).toContain(`POC ${busiestPrice()}`);
    expect(html).toContain('<strong>ES, November 16</strong>');
    expect(html).not.toMatch(/Simulated|Seed/);
  });

  it('names the line of a mistake', () => {
    const wrong = file.replace('\n', '\n20261116 143009 1770000;5390.30;5390;5390.25;1\n');
    expect(() => renderToStaticMarkup(<VolumeProfile file={wrong} source="" />)).toThrow(
      'line 2: price "5390.30" isn\'t a multiple of the tick size 0.25',
    );
  });
});
