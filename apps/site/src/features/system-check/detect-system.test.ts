import { describe, expect, it } from 'vitest';
import { detectSystem, type ReadableWindow } from './detect-system.ts';

const chromium =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const screen = { width: 1920, height: 1080 };

type Hints = NonNullable<ReadableWindow['navigator']['userAgentData']>;

const windowWith = (
  navigator: Partial<ReadableWindow['navigator']>,
  rest: Partial<ReadableWindow> = {},
): ReadableWindow => ({
  navigator: { userAgent: chromium, hardwareConcurrency: 8, ...navigator },
  screen,
  devicePixelRatio: 1,
  ...rest,
});

const hinting = (platformVersion: string, platform = 'Windows'): Hints => ({
  platform,
  getHighEntropyValues: async () => ({ platformVersion, bitness: '64' }),
});

describe('the version of Windows', () => {
  it.each([
    ['15.0.0', { name: '11' }],
    ['13.0.0', { name: '11' }],
    ['10.0.0', { name: '10' }],
    ['1.0.0', { name: '10' }],
    ['0.3.0', { name: '8.1' }],
    ['0.2.0', { name: '8' }],
    ['0.1.0', { name: 'older' }],
    ['0.0.0', { name: 'older' }],
  ])('reported as %s by hint is read', async (version, windows) => {
    const computer = await detectSystem(windowWith({ userAgentData: hinting(version) }));
    expect(computer).toMatchObject({ system: 'Windows', windows, bits: 64 });
  });

  it.each([
    ['10.0', { name: '10', orLater: true }],
    ['6.3', { name: '8.1' }],
    ['6.2', { name: '8' }],
    ['6.1', { name: 'older' }],
  ])('NT %s in the user agent is read where there are no hints', async (version, windows) => {
    const userAgent = `Mozilla/5.0 (Windows NT ${version}; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0`;
    expect(await detectSystem(windowWith({ userAgent }))).toMatchObject({ windows });
  });

  it('is left to the user agent where the browser refuses the hints', async () => {
    const userAgentData: Hints = {
      platform: 'Windows',
      getHighEntropyValues: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    };
    const { windows } = await detectSystem(windowWith({ userAgentData }));
    expect(windows).toEqual({ name: '10', orLater: true });
  });

  it('is left to the user agent where a hint is empty', async () => {
    const { windows } = await detectSystem(windowWith({ userAgentData: hinting('') }));
    expect(windows).toEqual({ name: '10', orLater: true });
  });
});

describe('the system', () => {
  it.each([
    ['macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Firefox/128.0'],
    ['Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0'],
    ['iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1'],
    ['Chrome OS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0'],
  ])('%s is named, and has no version of Windows', async (system, userAgent) => {
    const computer = await detectSystem(windowWith({ userAgent }));
    expect(computer.system).toBe(system);
    expect(computer).not.toHaveProperty('windows');
  });

  it('is absent where the browser says nothing that is known', async () => {
    expect(await detectSystem(windowWith({ userAgent: 'Unknown/1.0' }))).not.toHaveProperty(
      'system',
    );
  });
});

it('leaves out what the browser doesn’t reveal', async () => {
  const navigator = { userAgent: '', hardwareConcurrency: 0 };
  expect(await detectSystem({ navigator, screen, devicePixelRatio: 0 })).toEqual({
    screen: { ...screen, scale: 1 },
  });
});

it('reads memory, processors and screen', async () => {
  const reported = windowWith(
    { deviceMemory: 4, hardwareConcurrency: 12 },
    { devicePixelRatio: 1.5 },
  );
  expect(await detectSystem(reported)).toMatchObject({
    memory: 4,
    processors: 12,
    screen: { width: 1920, height: 1080, scale: 1.5 },
  });
});
