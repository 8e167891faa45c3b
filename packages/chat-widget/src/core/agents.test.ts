import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAgents } from './agents.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('readAgents', () => {
  it('reads a JSON list', () => {
    expect(readAgents('[{"name":"Ana"},{"name":"Luis"}]')).toEqual([
      { name: 'Ana' },
      { name: 'Luis' },
    ]);
  });

  it.each([null, undefined, '', '[]'])('is empty without a list (%s)', (json) => {
    expect(readAgents(json)).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(['{', 'Ana', '{"name":"Ana"}', 'null', '7'])(
    'reports %s and counts it as empty',
    (json) => {
      expect(readAgents(json)).toEqual([]);
      expect(console.error).toHaveBeenCalledOnce();
    },
  );
});
