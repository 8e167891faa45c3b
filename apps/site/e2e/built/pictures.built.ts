import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { readSiteFile, siteFiles } from './wire.ts';

test('has only well-formed pictures: a browser shows no others', () => {
  const pictures = siteFiles('.svg');
  expect(pictures.length).toBeGreaterThan(8);
  const broken = pictures.filter(
    (path) => XMLValidator.validate(readSiteFile(path).toString()) !== true,
  );
  expect(broken).toEqual([]);
});
