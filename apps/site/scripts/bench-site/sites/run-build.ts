import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watchMemory } from './watch-memory.ts';

/** The cost of a command. */
export interface BuildCost {
  readonly seconds: number;
  /** The most memory of its processes together; unknown outside of Linux. */
  readonly megabytes: number | undefined;
  readonly output: string;
}

/**
 * Runs a Node program as for production, and measures it.
 *
 * @throws Error with its output if it fails
 */
export async function runBuild(cwd: string, args: readonly string[]): Promise<BuildCost> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CI: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => parts.push(part));
  const stop = watchMemory(child.pid);
  const [status] = await once(child, 'close');
  const megabytes = stop();
  const output = Buffer.concat(parts).toString();
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, megabytes, output };
}
