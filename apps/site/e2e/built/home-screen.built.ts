import { expect, it } from 'vitest';
import { readDocuments } from '../fixtures/documents.ts';
import { readSiteFile, siteFiles } from './wire.ts';

const { pages } = readDocuments('owner');
const files = new Set(siteFiles(''));

it.each(pages)(
  '$path has a theme color, an icon, and the manifest of its language',
  ({ html, locale }) => {
    const [, color] = /<meta name="theme-color" content="([^"]*)"/.exec(html) ?? [];
    const [, icon = ''] = /<link rel="icon" href="([^"]*)"/.exec(html) ?? [];
    // Browsers would fetch a manifest before the first paint; the boot script links it after.
    expect(html).not.toContain('<link rel="manifest"');
    const [, manifest = ''] =
      /<link rel="alternate" type="application\/manifest\+json" href="([^"]*)"/.exec(html) ?? [];
    const facts = JSON.parse(readSiteFile(manifest).toString());
    expect(facts).toMatchObject({ lang: locale, theme_color: color });
    expect(files).toContain(icon);
    for (const { src } of facts.icons) expect(files).toContain(src);
  },
);

it('has an icon for home screens where browsers look for it', () => {
  const png = readSiteFile('/apple-touch-icon.png');
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
});
