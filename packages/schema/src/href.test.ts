import { describe, expect, it } from 'vitest';
import { isHref } from './href.ts';

describe('isHref', () => {
  it.each([
    'https://www.example.com/a?b=c#d',
    'http://example.com',
    'mailto:support@example.com',
    'tel:+15550100',
    '/',
    '/es/features/estrategia-momentum#ajustes',
  ])('accepts %s', (href) => {
    expect(isHref(href)).toBe(true);
  });

  it.each([
    ['javascript:alert(1)', 'runs code'],
    ['JaVaScRiPt:alert(1)', 'runs code in any case'],
    ['java\nscript:alert(1)', 'browsers drop the line break'],
    [' javascript:alert(1)', 'browsers drop the space'],
    ['data:text/html,<script>', 'is a separate document'],
    ['vbscript:x', 'runs code'],
    ['blob:https://example.com/1', 'can’t be shared'],
    ['//evil.example', 'leaves the site'],
    ['/\\evil.example', 'browsers read it as two slashes'],
    ['\\\\evil.example', 'browsers read it as two slashes'],
    ['features/otm-wap', 'depends on the page it is on'],
    ['#q7', 'depends on the page it is on'],
    ['https://', 'has no host'],
    ['', 'is empty'],
    [undefined, 'is missing'],
    [7, 'is a number'],
  ] as [unknown, string][])('rejects %j, which %s', (href) => {
    expect(isHref(href)).toBe(false);
  });
});
