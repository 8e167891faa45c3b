import { createElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ChatWidget, type ChatWidgetElement, type ChatWidgetProps } from './index.ts';

const site = {
  phone: '+1 (555) 010-0199',
  name: 'OTM Support',
  lang: 'es',
  hours: 'Mo-Fr 08:00-17:00',
  zone: 'Etc/GMT+4',
  offsetY: 24,
  persist: true,
  clickAway: false,
  label: 'Chatea con nosotros',
} as const;

describe('ChatWidget on a server', () => {
  const html = renderToString(createElement(ChatWidget, site));

  it('renders the element with its attributes and a link that works without script', () => {
    expect(html).toBe(
      '<chat-widget phone="+1 (555) 010-0199" name="OTM Support" lang="es" hours="Mo-Fr 08:00-17:00" zone="Etc/GMT+4" offset-y="24" persist="" label="Chatea con nosotros"><a href="https://api.whatsapp.com/send/?phone=15550100199&amp;text=" target="_blank">Chatea con nosotros</a></chat-widget>',
    );
  });

  it('needs at most 400 characters', () => {
    expect(html.length).toBeLessThanOrEqual(400);
  });

  it('renders neither inline styles nor handlers', () => {
    const text = renderToString(createElement(ChatWidget, { ...site, onOpen: () => {} }));
    expect(text).not.toMatch(/style|on-?open/i);
  });

  it('puts the page’s text into the link, and agents into JSON', () => {
    const text = renderToString(
      createElement(ChatWidget, { agents: [{ phone: '15550100123' }], text: 'About {url}50%' }),
    );
    expect(text).toContain('phone=15550100123&amp;text=About%2050%25');
    expect(text).toContain('agents="[{&quot;phone&quot;:&quot;15550100123&quot;}]"');
  });

  it('renders no dead link for an invalid phone', () => {
    expect(renderToString(createElement(ChatWidget, { phone: '12' }))).toBe(
      '<chat-widget phone="12"></chat-widget>',
    );
  });

  it('renders the page’s own link instead', () => {
    const link = createElement('a', { href: '/contact' }, 'Write to us');
    const text = renderToString(createElement(ChatWidget, { phone: site.phone }, link));
    expect(text).toContain('><a href="/contact">Write to us</a><');
  });
});

describe('props of a DOM element', () => {
  const render = (props: object) =>
    renderToString(createElement(ChatWidget, { phone: '12', ...props } as ChatWidgetProps));

  it('passes id, class, style, title, data and aria attributes to the element', () => {
    expect(
      render({
        ...{ id: 'chat', className: 'mine', title: 'Chat', tabIndex: 0, slot: 'end' },
        ...{ 'data-test': 'x', 'aria-label': 'Support', hidden: true },
        style: { '--cw-accent': 'red', marginTop: 4 },
      }),
    ).toBe(
      '<chat-widget phone="12" id="chat" class="mine" title="Chat" tabindex="0" slot="end" data-test="x" aria-label="Support" hidden="" style="--cw-accent:red;margin-top:4px"></chat-widget>',
    );
  });

  it.each(['object', 'callback'])('accepts a %s ref', (kind) => {
    const ref = kind === 'object' ? createRef<ChatWidgetElement>() : () => {};
    expect(render({ ref })).toBe('<chat-widget phone="12"></chat-widget>');
  });

  it('types the ref, the events and the DOM props', () => {
    const element = (
      <ChatWidget
        ref={(widget) => widget?.open()}
        phone="12"
        style={{ '--cw-accent': 'red' }}
        className="mine"
        data-test="x"
        aria-label="Support"
        onSend={(event) => event.detail.url.trim()}
        onClick={(event) => event.currentTarget.close()}
      />
    );
    expect(renderToString(element)).toContain('class="mine"');
    // @ts-expect-error: there is no such theme.
    expect(renderToString(<ChatWidget theme="sepia" />)).toContain('sepia');
  });
});

describe('unusable props', () => {
  afterEach(() => {
    for (const name of ['channel', 'user']) Reflect.deleteProperty(Object.prototype, name);
  });

  const circular: Record<string, unknown> = {};
  circular.self = circular;

  it.each([
    ['a circular object', circular],
    ['a BigInt', 1n],
    ['a symbol', Symbol('name')],
    ['a function', () => {}],
    ['null', null],
  ])('leaves out %s', (_, value) => {
    const props: object = { phone: '12', name: value, text: value, agents: value, label: value };
    const html = renderToString(createElement(ChatWidget, props as ChatWidgetProps));
    expect(html).toBe('<chat-widget phone="12"></chat-widget>');
  });

  it('links to the account on a page that has polluted Object.prototype', () => {
    Object.assign(Object.prototype, { channel: 'telegram', user: 'evil' });
    expect(renderToString(createElement(ChatWidget, { phone: '+15550100199' }))).toContain(
      'href="https://api.whatsapp.com/send/?phone=15550100199&amp;text="',
    );
  });
});

it('imports the element on a server', async () => {
  const { defineChatWidget } = await import('./element.ts');
  expect(defineChatWidget()).toBe(false);
});
