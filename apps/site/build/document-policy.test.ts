import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { captchaPolicy, documentPolicy, hashedText, withPolicy } from './document-policy.ts';

const boot = 'console.log(1)';
const css = 'a{color:red}';
const text = documentPolicy(
  { scripts: [hashedText(boot)], styles: [hashedText(css)] },
  { connects: [], frames: ['https://www.youtube-nocookie.com/embed/x'] },
);
const policy = new Map(
  text.split(';').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values.join(' ')];
  }),
);
const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

it('allows the site’s own files only', () => {
  const own = documentPolicy({ scripts: [], styles: [] }, { connects: ['/api'], frames: [] });
  expect(own).toMatch(/^default-src 'self';/);
  expect(own).not.toMatch(/connect-src|frame-src/);
});

it('allows inline text by its hash only', () => {
  expect(policy.get('default-src')).toBe(`'self' ${hash(boot)} ${hash(css)}`);
  expect(text).not.toMatch(/script-src|style-src/);
  expect(text).not.toMatch(/unsafe|\*|data:|http:/);
});

it('forbids plug-ins, workers, other base URLs and forms that send to a server', () => {
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('worker-src')).toBe("'none'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect(policy.get('form-action')).toBe('mailto:');
  expect(captchaPolicy(false)).toMatch(
    /;object-src 'none';worker-src 'none';base-uri 'none';form-action 'none'$/,
  );
});

it('forbids scripts from writing HTML', () => {
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('trusted-types')).toBe("'none'");
});

it('allows the video host as the only other site', () => {
  expect(text.match(/https:\/\/[^\s;]+/g)).toEqual(['https://www.youtube-nocookie.com']);
  expect(policy.get('frame-src')).toBe("'self' https://www.youtube-nocookie.com");
});

it('allows the captcha’s provider on its page only, and not in the sandbox', () => {
  expect(captchaPolicy(false)).toContain(
    "script-src 'self' https://hcaptcha.com https://*.hcaptcha.com",
  );
  expect(captchaPolicy(true)).not.toContain('hcaptcha');
  expect(text).not.toContain('hcaptcha');
});

it('comes before everything that it governs', () => {
  const html = '<html><head><meta charSet="utf-8"/><link href="a"/></head></html>';
  expect(withPolicy(html, "default-src 'none'")).toBe(
    `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><link href="a"/></head></html>`,
  );
});

it('refuses a document without a place for it', () => {
  expect(() => withPolicy('<html></html>', '')).toThrow(/charset/);
});
