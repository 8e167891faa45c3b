import { readFileSync } from 'node:fs';
import { answer, type Exchange } from './exchange.ts';
import { answerNotFound } from './misbehave.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

const names = [
  'sandbox.css',
  'inbox.js',
  'captcha-api.js',
  'captcha-box.js',
  'captcha-challenge.js',
];

/** Serves a style sheet or script of the sandbox's pages. */
export function answerAsset(exchange: Exchange, name: string) {
  if (!names.includes(name)) return answerNotFound(exchange);
  const file = readFileSync(new URL(`./assets/${name}`, import.meta.url));
  const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  answer(exchange, 200, type, file, { 'access-control-allow-origin': '*' });
}
