import { describe, expect, it } from 'vitest';
import { Html, html } from './page.ts';

describe('html', () => {
  it('escapes every character that could start markup or end an attribute', () => {
    expect(html`<p title="${'"\'<>&'}">`.text).toBe('<p title="&quot;&#39;&lt;&gt;&amp;">');
  });

  it('inserts markup as it is', () => {
    expect(html`<ul>${html`<li>a</li>`}</ul>`.text).toBe('<ul><li>a</li></ul>');
  });

  it('joins lists, escaping their texts but not their markup', () => {
    expect(html`${['<', html`<br>`, ['&']]}`.text).toBe('&lt;<br>&amp;');
  });

  it('renders nothing for a missing value', () => {
    expect(html`a${undefined}b${null}c`.text).toBe('abc');
  });

  it('renders numbers, zero included', () => {
    expect(html`${0} ${1.5}`.text).toBe('0 1.5');
  });

  it('escapes only once when templates are nested', () => {
    const inner = html`<b>${'<'}</b>`;
    expect(html`${html`${inner}`}`.text).toBe('<b>&lt;</b>');
  });

  it('does not take an object with a text for markup', () => {
    expect(html`${{ text: '<b>', toString: () => '<i>' }}`.text).toBe('&lt;i&gt;');
    expect(html`${new Html('<b>')}`.text).toBe('<b>');
  });
});
