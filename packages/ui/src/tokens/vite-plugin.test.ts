import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import { designTokens } from './vite-plugin.ts';
import { tokensSource, writeTokens } from './write-tokens.ts';

vi.mock('./write-tokens.ts', () => ({ tokensSource: '/tokens.json', writeTokens: vi.fn() }));

/** Starts the plugin in a server whose files change on demand. */
function serve() {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const error = vi.fn();
  const { configureServer } = designTokens();
  if (typeof configureServer !== 'function') throw new Error('The plugin serves nothing.');
  Reflect.apply(configureServer, undefined, [{ watcher, config: { logger: { error } } }]);
  return { watcher, error };
}

beforeEach(() => vi.mocked(writeTokens).mockReset());

it('writes the style sheet when the tokens change, and only then', () => {
  const { watcher } = serve();
  expect(watcher.add).toHaveBeenCalledWith(tokensSource);
  watcher.emit('change', '/other.json');
  expect(writeTokens).not.toHaveBeenCalled();
  watcher.emit('change', tokensSource);
  expect(writeTokens).toHaveBeenCalledOnce();
});

it('reports tokens that cannot be read, and goes on', () => {
  const { watcher, error } = serve();
  vi.mocked(writeTokens).mockImplementationOnce(() => {
    throw new SyntaxError('Unexpected end of JSON input');
  });
  watcher.emit('change', tokensSource);
  expect(error).toHaveBeenCalledWith('Unexpected end of JSON input');
  watcher.emit('change', tokensSource);
  expect(writeTokens).toHaveBeenCalledTimes(2);
});
