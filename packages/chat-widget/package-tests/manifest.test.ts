import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { descriptions } from '../demo/configurator/texts/es-descriptions.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const [declaration] = JSON.parse(read('dist/custom-elements.json')).modules[0].declarations;
const folder = new URL('../dist/modules/', import.meta.url);
const modules = readdirSync(folder).filter((name) => name.endsWith('.js'));
const script = [
  read('dist/chat-widget.js'),
  ...modules.map((name) => read(`dist/modules/${name}`)),
].join();
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the custom-elements manifest', () => {
  it('describes every attribute, method, event, part and custom property', () => {
    const { attributes, members, events, cssParts, cssProperties } = declaration;
    expect(attributes.length).toBeGreaterThan(30);
    for (const item of [...attributes, ...members, ...events, ...cssParts, ...cssProperties])
      expect(item.description?.length, item.name).toBeGreaterThan(5);
  });

  it('names only attributes and parts of the built files', () => {
    for (const name of names(declaration.attributes))
      if (!/^(lang|dir|theme)$/.test(name)) expect(script, name).toContain(name);
    for (const name of names(declaration.cssParts))
      expect(script).toMatch(new RegExp(`"${name}"|part=${name}\\b`));
  });

  it('names every method, event, part and custom property', () => {
    expect(names(declaration.members)).toEqual([
      'open',
      'close',
      'toggle',
      'notify',
      'on',
      'destroy',
      'set',
    ]);
    expect(names(declaration.events)).toEqual([
      'chat-open',
      'chat-close',
      'chat-send',
      'chat-notify',
    ]);
    expect(names(declaration.cssParts)).toEqual(
      expect.arrayContaining([
        'launcher',
        'badge',
        'panel',
        'header',
        'log',
        'message',
        'typing',
        'form',
        'input',
        'send',
      ]),
    );
    const used = new Set([...script.matchAll(/var\((--cw-[a-z-]+)/g)].map(([, name]) => name));
    expect(new Set(names(declaration.cssProperties))).toEqual(used);
  });

  it('writes out the values of every choice', () => {
    const { type } = declaration.attributes.find(
      ({ name }: { name: string }) => name === 'channel',
    );
    expect(type.text).toMatch(/^'whatsapp' \| 'telegram'/);
  });

  it('has a Spanish description for every option in the configurator', () => {
    const options = [...declaration.attributes, ...declaration.cssProperties];
    expect(names(options).filter((name) => !descriptions[name])).toEqual([]);
  });
});
