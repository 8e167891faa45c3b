import { describe, expect, it } from 'vitest';
import { groupOptions } from './groups.ts';
import { readOptions } from './options.ts';
import { createSetup, isCssValue } from './setup.ts';
import { initialValues, readState, writeState } from './store.ts';

const options = readOptions({
  attributes: [
    { name: 'phone', type: { text: 'string' } },
    { name: 'channel', type: { text: "'whatsapp' | 'sms'" }, default: 'whatsapp' },
    { name: 'direct', type: { text: "'' | boolean" } },
    { name: 'offset-x', type: { text: 'string | number' } },
    { name: 'agents', type: { text: 'string' }, description: 'JSON list of agents.' },
    { name: 'brand-new', type: { text: 'string' } },
  ],
  cssProperties: [{ name: '--cw-accent', default: '#0b6e4f' }, { name: '--cw-font' }],
});

describe('readOptions', () => {
  it('picks a control for each type', () => {
    expect(options.map(({ name, control }) => `${name} ${control}`)).toEqual([
      'phone text',
      'channel choice',
      'direct flag',
      'offset-x number',
      'agents lines',
      'brand-new text',
      '--cw-accent color',
      '--cw-font text',
    ]);
    expect(options[1]?.choices).toEqual(['whatsapp', 'sms']);
  });
});

describe('groupOptions', () => {
  it('puts an option that no group names last', () => {
    const groups = groupOptions(options);
    expect([...groups.keys()]).toEqual(['account', 'launcher', 'look', 'more']);
    expect(groups.get('more')?.map(({ name }) => name)).toEqual(['brand-new']);
    expect([...groups.values()].flat()).toHaveLength(options.length);
  });
});

describe('createSetup', () => {
  it('separates attributes from custom properties and leaves out empty values', () => {
    const values = new Map([
      ['phone', '1'],
      ['direct', ''],
      ['offset-x', ''],
      ['--cw-accent', '#123456'],
      ['unknown', 'x'],
    ]);
    expect(createSetup(options, values)).toEqual({
      attributes: { phone: '1', direct: '' },
      properties: { '--cw-accent': '#123456' },
    });
  });

  it.each([
    'red; } body { display: none',
    'red; color: blue',
    '</style><script>',
    'url(',
    ')(',
    '"open',
    '/* open',
    'red !important',
    '\\3c',
    'a\nb',
  ])('leaves out %j, which would end its declaration', (value) => {
    expect(isCssValue(value)).toBe(false);
    expect(createSetup(options, new Map([['--cw-font', value]])).properties).toEqual({});
  });

  it.each(['#123', 'rgb(0 0 0 / 50%)', '"Open Sans", serif', 'calc((1px + 2px) / 3)'])(
    'keeps %j',
    (value) => {
      expect(isCssValue(value)).toBe(true);
    },
  );
});

describe('the state in the hash', () => {
  it('survives a round trip, with any text', () => {
    const state = {
      language: 'es',
      siteKind: 'Vue',
      values: new Map([['name', 'a&b=c #ñ 🤝\n"']]),
    } as const;
    expect(readState(writeState(state), ['en'])).toEqual(state);
  });

  it('starts with a sample account in the browser’s language', () => {
    expect(readState('', ['es-MX'])).toEqual({
      language: 'es',
      siteKind: 'HTML',
      values: initialValues,
    });
    expect(readState('#ui=xx&site=constructor', ['fr'])).toMatchObject({
      language: 'en',
      siteKind: 'HTML',
    });
  });
});
