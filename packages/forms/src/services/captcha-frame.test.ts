// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFramedCaptcha } from './captcha-frame.ts';
import { captchaMessage } from './captcha-protocol.ts';
import type { CaptchaEvent } from './ports.ts';

const options = { language: 'es', size: 'compact', title: 'Captcha' } as const;

function mount(page: string) {
  const holder = document.createElement('div');
  const received: CaptchaEvent[] = [];
  const remove = createFramedCaptcha(page)(holder, options, (event) => received.push(event));
  const frame = holder.querySelector('iframe') as HTMLIFrameElement;
  // Outside the document the frame loads nothing: only its messages count.
  Object.defineProperty(frame, 'contentWindow', { value: {} });
  return { holder, received, remove, frame, address: new URL(frame.src) };
}

const post = (data: unknown, source: unknown, origin: string) =>
  window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
const solved = captchaMessage({ type: 'solved', token: 't' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the framed captcha', () => {
  test('passes language and size to the page, and has a name', () => {
    const { address, frame } = mount('/captcha.html');
    expect(address.pathname + address.search).toBe('/captcha.html?hl=es&size=compact');
    expect(frame.title).toBe('Captcha');
    expect(frame.hasAttribute('style')).toBe(false);
  });

  test('accepts messages of its own frame', () => {
    const { frame, received, address } = mount('/captcha.html');
    post(solved, frame.contentWindow, address.origin);
    expect(received).toEqual([{ type: 'solved', token: 't' }]);
  });

  test('accepts messages of a page on another origin from that origin only', () => {
    const { frame, received } = mount('https://captcha.example.com/frame.html');
    post(solved, frame.contentWindow, window.location.origin);
    expect(received).toEqual([]);
    post(solved, frame.contentWindow, 'https://captcha.example.com');
    expect(received).toHaveLength(1);
  });

  test('ignores other windows, origins and shapes', () => {
    const { frame, received, address } = mount('/captcha.html');
    post(solved, window, address.origin);
    post(solved, null, address.origin);
    post(solved, frame.contentWindow, 'https://evil.example');
    post(solved, frame.contentWindow, 'null');
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
      post(data, frame.contentWindow, address.origin);
    expect(received).toEqual([]);
  });

  test.each(['ready', 'opened', 'closed', 'expired'] as const)('forwards %s', (type) => {
    const { frame, received, address } = mount('/captcha.html');
    post(captchaMessage({ type }), frame.contentWindow, address.origin);
    expect(received).toEqual([{ type }]);
  });

  test('ignores messages after its removal', () => {
    const { holder, frame, received, remove, address } = mount('/captcha.html');
    const source = frame.contentWindow;
    remove();
    post(solved, source, address.origin);
    expect(received).toEqual([]);
    expect(holder.childElementCount).toBe(0);
  });
});
