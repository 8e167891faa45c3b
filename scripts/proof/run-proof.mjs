import { spawn } from 'node:child_process';
import { readFigures } from './read-figures.mjs';

/** Runs a command with its output on ours; resolves to its exit code and output. */
function run(command, args, env) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const parts = [];
  const keep = (to) => (part) => {
    parts.push(part);
    to.write(part);
  };
  child.stdout.on('data', keep(process.stdout));
  child.stderr.on('data', keep(process.stderr));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status, output: Buffer.concat(parts).toString() }));
  });
}

/** Runs one proof and returns its record; a run without any figure has proved nothing. */
export async function runProof({ script }, { env, versions, commit, now = Date.now }) {
  const start = now();
  const { status, output } = await run('npm', ['run', '-s', script], env);
  const figures = readFigures(output);
  return {
    passed: status === 0 && figures.length > 0,
    date: new Date(start).toISOString().slice(0, 10),
    seconds: Math.round((now() - start) / 1000),
    commit,
    versions,
    figures: figures.length > 0 ? figures : ['no figures'],
  };
}
