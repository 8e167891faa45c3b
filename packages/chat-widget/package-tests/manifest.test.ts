import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const [declaration] = JSON.parse(read('dist/custom-elements.json')).modules[0].declarations;
const script = read('dist/chat-widget.js');
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the custom-elements manifest', () => {
  it('describes every attribute in words', () => {
    expect(declaration.attributes.length).toBeGreaterThan(30);
    for (const { name, description } of declaration.attributes)
      if (!['status', 'message', 'placeholder', 'label-close'].includes(name))
        expect(description, name).not.toBe('');
  });

  it('names only attributes and parts that the built file knows', () => {
    for (const name of names(declaration.attributes))
      if (!/^(lang|dir)$/.test(name)) expect(script, name).toContain(name);
    for (const name of names(declaration.cssParts)) expect(script).toContain(`"${name}"`);
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
    const used = new Set([...script.matchAll(/var\((--cw-[a-z-]+)\)/g)].map(([, name]) => name));
    expect(new Set(names(declaration.cssProperties))).toEqual(used);
  });

  it('is documented name by name in the README', () => {
    const readme = read('README.md');
    const { attributes, members, events, cssParts, cssProperties } = declaration;
    for (const name of names([...attributes, ...members, ...events, ...cssParts, ...cssProperties]))
      expect(readme, name).toContain(`\`${name}\``);
  });
});
