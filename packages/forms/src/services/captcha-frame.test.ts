// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFramedCaptcha } from './captcha-frame.ts';
import { captchaMessage } from './captcha-protocol.ts';
import type { CaptchaEvent } from './ports.ts';

const options = { language: 'es', size: 'compact', title: 'Captcha' } as const;

function mount(page: string) {
  const holder = document.createElement('div');
  const heard: CaptchaEvent[] = [];
  const remove = createFramedCaptcha(page)(holder, options, (event) => heard.push(event));
  const frame = holder.querySelector('iframe') as HTMLIFrameElement;
  // Outside the document the frame loads nothing: only its messages count.
  Object.defineProperty(frame, 'contentWindow', { value: {} });
  return { holder, heard, remove, frame, address: new URL(frame.src) };
}

const say = (data: unknown, source: unknown, origin: string) =>
  window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
const solved = captchaMessage({ type: 'solved', token: 't' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the framed captcha', () => {
  test('asks the page for language and size, and has a name', () => {
    const { address, frame } = mount('/captcha.html');
    expect(address.pathname + address.search).toBe('/captcha.html?hl=es&size=compact');
    expect(frame.title).toBe('Captcha');
    expect(frame.hasAttribute('style')).toBe(false);
  });

  test('hears its own frame', () => {
    const { frame, heard, address } = mount('/captcha.html');
    say(solved, frame.contentWindow, address.origin);
    expect(heard).toEqual([{ type: 'solved', token: 't' }]);
  });

  test('hears a page on another origin from that origin only', () => {
    const { frame, heard } = mount('https://captcha.example.com/frame.html');
    say(solved, frame.contentWindow, window.location.origin);
    expect(heard).toEqual([]);
    say(solved, frame.contentWindow, 'https://captcha.example.com');
    expect(heard).toHaveLength(1);
  });

  test('hears no other window, origin or shape', () => {
    const { frame, heard, address } = mount('/captcha.html');
    say(solved, window, address.origin);
    say(solved, null, address.origin);
    say(solved, frame.contentWindow, 'https://evil.example');
    say(solved, frame.contentWindow, 'null');
    for (const data of [
      undefined,
      null,
      7,
      'otm-captcha',
      {},
      { channel: 'otm-captcha' },
      { channel: 'other', event: { type: 'solved', token: 't' } },
      { channel: 'otm-captcha', event: { type: 'solved' } },
      { channel: 'otm-captcha', event: { type: 'solved', token: '' } },
      { channel: 'otm-captcha', event: { type: 'toString' } },
      { channel: 'otm-captcha', event: { type: 'failed', reason: 7 } },
    ])
      say(data, frame.contentWindow, address.origin);
    expect(heard).toEqual([]);
  });

  test.each(['ready', 'opened', 'closed', 'expired'] as const)('passes on %s', (type) => {
    const { frame, heard, address } = mount('/captcha.html');
    say(captchaMessage({ type }), frame.contentWindow, address.origin);
    expect(heard).toEqual([{ type }]);
  });

  test('is deaf and gone after its removal', () => {
    const { holder, frame, heard, remove, address } = mount('/captcha.html');
    const source = frame.contentWindow;
    remove();
    say(solved, source, address.origin);
    expect(heard).toEqual([]);
    expect(holder.childElementCount).toBe(0);
  });
});
