import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { quickStart } from './quick-start.mjs';

const popups = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';
let folder;
let launcher;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "it's a browser "));
  const browser = join(folder, 'prints its arguments');
  writeFileSync(browser, '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  launcher = quickStart(browser, { platform: 'linux', folder });
});

after(() => rmSync(folder, { recursive: true }));

/** Returns the arguments that the browser is started with when the launcher gets `args`. */
const startedWith = (...args) =>
  execFileSync(launcher, args, { encoding: 'utf8' }).trimEnd().split('\n');

test('the popups join the list of features that are off', () => {
  assert.deepEqual(startedWith('--a=b c', '--disable-features=X,Y', 'about:blank'), [
    '--a=b c',
    `--disable-features=X,Y,${popups}`,
    'about:blank',
  ]);
});

test('a browser without such a list gets one', () => {
  assert.deepEqual(startedWith('--headless'), [`--disable-features=${popups}`, '--headless']);
});

test('a launcher never starts itself', () => {
  assert.equal(quickStart(launcher, { platform: 'linux', folder }), launcher);
  assert.deepEqual(startedWith('--headless').at(-1), '--headless');
});

test('Windows starts the browser itself', () => {
  assert.equal(quickStart('C:\\chrome.exe', { platform: 'win32', folder }), 'C:\\chrome.exe');
});
