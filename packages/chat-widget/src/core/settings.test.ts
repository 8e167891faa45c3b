import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendLink } from './link.ts';
import { readAgents, readSettings } from './settings.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Object.prototype, 'channel');
  Reflect.deleteProperty(Object.prototype, 'user');
});

/** The attributes of an element. */
const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

describe('readAgents', () => {
  it('parses a JSON list', () => {
    expect(readAgents('[{"name":"Ana"},{"name":"Luis"}]')).toEqual([
      { name: 'Ana' },
      { name: 'Luis' },
    ]);
  });

  it.each([null, undefined, '', '[]'])('is empty without a list (%s)', (json) => {
    expect(readAgents(json)).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(['{', 'Ana', '{"name":"Ana"}', 'null', '7', '[null]', '["Ana"]', '[{}, 5]'])(
    'reports %s and counts it as empty',
    (json) => {
      expect(readAgents(json)).toEqual([]);
      expect(console.error).toHaveBeenCalledOnce();
    },
  );
});

describe('readSettings', () => {
  it('returns the element’s own account without agents', () => {
    expect(readSettings(attributes({ phone: '1', name: 'Acme' }))).toEqual([
      { phone: '1', name: 'Acme' },
    ]);
  });

  it('lets each agent inherit the element’s values', () => {
    const agents = '[{"name":"Ana"},{"phone":34600000000,"name":"Luis"}]';
    const [ana, luis] = readSettings(attributes({ phone: '15550100199', name: 'Acme', agents }));
    expect(ana).toMatchObject({ phone: '15550100199', name: 'Ana' });
    expect(luis).toMatchObject({ phone: '34600000000', name: 'Luis' });
  });

  it('ignores values that are neither strings nor numbers', () => {
    const agents = '[{"name":null,"role":{},"hours":["x"],"phone":true}]';
    const [agent] = readSettings(attributes({ name: 'Acme', agents }));
    expect(agent).toMatchObject({ name: 'Acme' });
    expect(agent).not.toHaveProperty('role');
    expect(agent).not.toHaveProperty('hours');
  });

  it.each(['', '[{}]'])(
    'inherits nothing from a polluted Object.prototype (agents %s)',
    (agents) => {
      Object.assign(Object.prototype, { channel: 'telegram', user: 'evil' });
      const [settings] = readSettings(attributes({ phone: '15550100199', agents }));
      expect(sendLink(settings ?? {}, 'hi')).toBe(
        'https://api.whatsapp.com/send/?phone=15550100199&text=hi',
      );
    },
  );
});
