import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
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

test('reading the environment leaves the launcher of the running tests alone', () => {
  const launcher = new URL('../../node_modules/.cache/chromium', import.meta.url);
  const lastWritten = () => existsSync(launcher) && statSync(launcher).mtimeMs;
  const before = lastWritten();
  namedChromium({ CHROMIUM_PATH: exists });
  assert.equal(lastWritten(), before);
});
