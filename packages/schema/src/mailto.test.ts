import { expect, it } from 'vitest';
import { mailto } from './mailto.ts';

it('encodes subject and body, with the line breaks of e-mail', () => {
  const url = new URL(mailto('ana@example.com', 'A & B', '¿50 %?\nyes\r\nno\rmaybe'));
  expect(url.pathname).toBe('ana@example.com');
  expect(url.searchParams.get('subject')).toBe('A & B');
  expect(url.searchParams.get('body')).toBe('¿50 %?\r\nyes\r\nno\r\nmaybe');
});

it('replaces half of a surrogate pair instead of throwing', () => {
  expect(mailto('a@example.com', '', 'a\uD83Db')).toContain('body=a%EF%BF%BDb');
});
