import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAgents } from './agents.ts';
import { sendLink } from './channels.ts';
import { readSettings } from './settings.ts';

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

/** Reads the agents of an element with some attributes. */
const agentsOf = (values: Record<string, string>) => readAgents(readSettings(attributes(values)));

describe('readAgents', () => {
  it.each(['{', 'Ana', '{"name":"Ana"}', 'null', '7', '[null]', '["Ana"]', '[{}, 5]'])(
    'reports %s and returns the element’s own account',
    (agents) => {
      expect(agentsOf({ phone: '1', agents })).toEqual([{ phone: '1', agents }]);
      expect(console.error).toHaveBeenCalledOnce();
    },
  );

  it.each(['', '[]'])('reports nothing for an empty list (%s)', (agents) => {
    expect(agentsOf({ phone: '1', agents })).toEqual([{ phone: '1', agents }]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('returns the element’s own account without agents', () => {
    expect(agentsOf({ phone: '1', name: 'Acme' })).toEqual([{ phone: '1', name: 'Acme' }]);
  });

  it('lets each agent inherit the element’s values', () => {
    const agents = '[{"name":"Ana"},{"phone":34600000000,"name":"Luis"}]';
    const [ana, luis] = agentsOf({ phone: '15550100199', name: 'Acme', agents });
    expect(ana).toMatchObject({ phone: '15550100199', name: 'Ana' });
    expect(luis).toMatchObject({ phone: '34600000000', name: 'Luis' });
  });

  it('ignores values that are neither strings nor numbers', () => {
    const agents = '[{"name":null,"role":{},"hours":["x"],"phone":true}]';
    const [agent] = agentsOf({ name: 'Acme', agents });
    expect(agent).toMatchObject({ name: 'Acme' });
    expect(agent).not.toHaveProperty('role');
    expect(agent).not.toHaveProperty('hours');
  });

  it.each(['', '[{}]'])(
    'inherits nothing from a polluted Object.prototype (agents %s)',
    (agents) => {
      Object.assign(Object.prototype, { channel: 'telegram', user: 'evil' });
      const [settings] = agentsOf({ phone: '15550100199', agents });
      expect(sendLink(settings ?? {}, 'hi')).toBe(
        'https://api.whatsapp.com/send/?phone=15550100199&text=hi',
      );
    },
  );
});
