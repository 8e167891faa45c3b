import { describe, expect, it } from 'vitest';
import { isAddress } from './address.ts';

describe('addresses that a text may link', () => {
  it.each([
    'https://www.example.com/a?b=c#d',
    'http://example.com',
    'mailto:support@example.com',
    'tel:+15550100',
    '/',
    '/es/features/estrategia-momentum#ajustes',
  ])('%s passes', (address) => {
    expect(isAddress(address)).toBe(true);
  });

  it.each([
    ['javascript:alert(1)', 'runs code'],
    ['JaVaScRiPt:alert(1)', 'runs code in any case'],
    ['java\nscript:alert(1)', 'browsers drop the line break'],
    [' javascript:alert(1)', 'browsers drop the space'],
    ['data:text/html,<script>', 'is a document of its own'],
    ['vbscript:x', 'runs code'],
    ['blob:https://example.com/1', 'is no address of anyone'],
    ['//evil.example', 'leaves the site with the page’s scheme'],
    ['/\\evil.example', 'browsers read it as two slashes'],
    ['\\\\evil.example', 'browsers read it as two slashes'],
    ['features/otm-wap', 'depends on the page it stands on'],
    ['#q7', 'depends on the page it stands on'],
    ['https://', 'names no host'],
    ['', 'is empty'],
    [undefined, 'is nothing'],
    [7, 'is a number'],
  ] as [unknown, string][])('%j does not: it %s', (address) => {
    expect(isAddress(address)).toBe(false);
  });
});
