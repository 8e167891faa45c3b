import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { documentPolicy, withPolicy } from './document-policy.ts';

const boot = 'console.log(1)';
const css = 'a{color:red}';
const text = documentPolicy(
  { scripts: [boot], styles: [css] },
  { connects: [''], frames: ['https://www.youtube-nocookie.com/embed/x'] },
);
const policy = new Map(
  text.split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values.join(' ')];
  }),
);
const hash = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

it('allows nothing by default', () => {
  for (const name of ['default-src', 'object-src', 'base-uri', 'form-action', 'worker-src'])
    expect(policy.get(name)).toBe("'none'");
});

it('allows the document’s own inline text by its hash only', () => {
  expect(policy.get('script-src')).toBe(`'self' 'inline-speculation-rules' ${hash(boot)}`);
  expect(policy.get('style-src')).toBe(hash(css));
  expect(text).not.toMatch(/unsafe|\*|data:|http:/);
});

it('forbids scripts to write HTML', () => {
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('trusted-types')).toBe("'none'");
});

it('allows the video host as the only other site', () => {
  expect(text.match(/https:\/\/[^\s;]+/g)).toEqual(['https://www.youtube-nocookie.com']);
  expect(policy.get('frame-src')).toBe("'self' https://www.youtube-nocookie.com");
});

it('has only directives that a document may set for itself', () => {
  for (const name of ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'])
    expect(policy.has(name)).toBe(false);
});

it.each(['<meta charset="utf-8">', '<meta charSet="utf-8"/>'])(
  'is first in the head after %s',
  (first) => {
    const html = `<!doctype html><html><head>${first}<script>1</script>`;
    expect(withPolicy(html, "default-src 'none'")).toBe(
      `<!doctype html><html><head>${first}<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script>1</script>`,
    );
  },
);

it('refuses a document that it can’t protect', () => {
  expect(() => withPolicy('<html>', '')).toThrow('charset');
});
