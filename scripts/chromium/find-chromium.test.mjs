import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedChromium } from './find-chromium.mjs';

const exists = process.execPath;

test('a command started by another one keeps the full browser, which alone has a back/forward cache', () => {
  const [CHROMIUM_PATH, FULL_CHROMIUM_PATH] = [exists, import.meta.filename];
  const found = { CHROMIUM_PATH, FULL_CHROMIUM_PATH };
  assert.deepEqual(namedChromium(found), found);
});

test('a browser that the environment names is both', () => {
  const { CHROMIUM_PATH, FULL_CHROMIUM_PATH } = namedChromium({ CHROMIUM_PATH: exists });
  assert.equal(CHROMIUM_PATH, FULL_CHROMIUM_PATH);
});

test('a browser that is missing is looked for', () => {
  assert.equal(namedChromium({ CHROMIUM_PATH: '/nowhere/chromium' }), undefined);
  assert.equal(namedChromium({}), undefined);
});
