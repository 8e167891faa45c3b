import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChatWidget } from './index.ts';

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

  it('takes at most 400 characters', () => {
    expect(html.length).toBeLessThanOrEqual(400);
  });

  it('has no inline style and no handler', () => {
    const text = renderToString(createElement(ChatWidget, { ...site, onOpen: () => {} }));
    expect(text).not.toMatch(/style|on-?open/i);
  });

  it('writes the site’s text into the link, and agents as JSON', () => {
    const text = renderToString(
      createElement(ChatWidget, { agents: [{ phone: '15550100123' }], text: 'About {url}50%' }),
    );
    expect(text).toContain('phone=15550100123&amp;text=About%2050%25');
    expect(text).toContain('agents="[{&quot;phone&quot;:&quot;15550100123&quot;}]"');
  });

  it('renders no dead link for a phone that is none', () => {
    expect(renderToString(createElement(ChatWidget, { phone: '12' }))).toBe(
      '<chat-widget phone="12"></chat-widget>',
    );
  });

  it('renders the site’s own link in place of its own', () => {
    const link = createElement('a', { href: '/contact' }, 'Write to us');
    const text = renderToString(createElement(ChatWidget, { phone: site.phone }, link));
    expect(text).toContain('><a href="/contact">Write to us</a><');
  });
});

it('imports the element on a server without a fault', async () => {
  const { defineChatWidget } = await import('./element.ts');
  expect(defineChatWidget()).toBe(false);
});
