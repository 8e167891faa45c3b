import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSandbox, serveSandbox } from './serve.ts';
import { sandboxSiteKeys, sandboxUrls } from './urls.ts';

let sandbox: ServedSandbox;
beforeAll(async () => {
  sandbox = await serveSandbox();
});
afterAll(() => sandbox.close());

const page = async (path: string) => (await fetch(`${sandbox.origin}${path}`)).text();
const lang = (markup: string) => /<html lang="(\w+)">/.exec(markup)?.[1];

describe('the start page', () => {
  it('links to pages that all exist', async () => {
    const markup = await page('/__sandbox');
    const [, main = ''] = markup.split('<main>');
    const links = [...main.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const response = await fetch(`${sandbox.origin}${link.replaceAll('&amp;', '&')}`);
      expect(response.status, link).toBe(200);
    }
  });

  it('lists every captcha key', async () => {
    const markup = await page('/__sandbox');
    for (const key of Object.values(sandboxSiteKeys)) expect(markup).toContain(`>${key}<`);
  });
});

describe('the captcha frames', () => {
  it.each([
    ['box', 'en', 'I am human'],
    ['box', 'es', 'Soy humano'],
    ['challenge', 'en', 'Is this a sandbox?'],
    ['challenge', 'es', '¿Es esto una prueba?'],
  ])('shows the %s in %s', async (name, locale, label) => {
    const markup = await page(`${sandboxUrls.captchaApi}/${name}?hl=${locale}`);
    expect(lang(markup)).toBe(locale);
    expect(markup).toContain(label);
    expect(markup).toContain(`assets/captcha-${name === 'box' ? 'box' : 'challenge'}.js`);
  });

  it('disables the challenge until its script has loaded', async () => {
    const markup = await page(`${sandboxUrls.captchaApi}/challenge`);
    expect(markup.match(/<button[^>]* disabled>/g)).toHaveLength(2);
  });

  it.each(['', '?hl=', '?hl=de', '?hl=es-MX'])('falls back to English for "%s"', async (query) => {
    expect(lang(await page(`${sandboxUrls.captchaApi}/box${query}`))).toBe('en');
  });

  it('has no navigation in a frame', async () => {
    expect(await page(`${sandboxUrls.captchaApi}/box`)).not.toContain('<nav');
    expect(await page(`${sandboxUrls.video}/intro`)).not.toContain('<nav');
    expect(await page(sandboxUrls.inbox)).toContain('<nav aria-label="Sandbox">');
  });
});

describe('the pages of other sites', () => {
  it.each([
    [`${sandboxUrls.checkouts.card}/otm-pack`, 'Hosted card checkout', 'otm-pack'],
    [`${sandboxUrls.checkouts.wallet}/otm-pack`, 'Hosted wallet checkout', 'otm-pack'],
    [`${sandboxUrls.checkouts.card}/a%2Fb%20c`, 'Hosted card checkout', 'a/b c'],
    [sandboxUrls.booking, 'booking', 'left the site'],
    [sandboxUrls.masterClass, 'master-class', 'left the site'],
  ])('shows at %s what a visitor would get', async (path, title, detail) => {
    const markup = await page(path);
    expect(markup).toContain(`<h1>${title}</h1>`);
    expect(markup).toContain(detail);
  });

  it('promises that nothing is charged', async () => {
    expect(await page(`${sandboxUrls.checkouts.card}/x`)).toContain('Nothing is charged here.');
  });

  it('shows the phone number and the text of a chat, line breaks included', async () => {
    const query = new URLSearchParams({ phone: '15550100', text: 'Hola\n¿qué tal?' });
    const markup = await page(`${sandboxUrls.chat}?${query}`);
    expect(markup).toContain('<dd>15550100</dd>');
    expect(markup).toContain('<pre dir="auto">Hola\n¿qué tal?</pre>');
  });

  it('shows an empty chat without a phone number or a text', async () => {
    expect(await page(sandboxUrls.chat)).toContain('<dd></dd>');
  });

  it('shows which video would play', async () => {
    expect(await page(`${sandboxUrls.video}/a%20b`)).toContain('<strong>a b</strong>');
  });
});

describe('assets', () => {
  it.each([
    ['sandbox.css', 'text/css'],
    ['captcha-api.js', 'text/javascript'],
  ])('serves %s with its type, uncached', async (name, type) => {
    const response = await fetch(`${sandbox.origin}/__sandbox/assets/${name}`);
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('serveSandbox', () => {
  it('keeps two sandboxes apart', async () => {
    const other = await serveSandbox();
    await other.setFaults({ list: 'error' });
    expect((await fetch(`${sandbox.origin}${sandboxUrls.blockList}`)).status).toBe(200);
    expect((await fetch(`${other.origin}${sandboxUrls.blockList}`)).status).toBe(500);
    await other.close();
  });

  it('closes although a request hangs', async () => {
    const other = await serveSandbox();
    await other.setFaults({ list: 'hang' });
    const pending = fetch(`${other.origin}${sandboxUrls.blockList}`).catch(() => 'closed');
    // A second response proves that the first request has arrived.
    await fetch(`${other.origin}${sandboxUrls.faults}`);
    await other.close();
    expect(await pending).toBe('closed');
  });
});
