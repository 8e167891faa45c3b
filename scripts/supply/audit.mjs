import { spawnSync } from 'node:child_process';

/** Returns what an audit's output says: its advisories from `high` on, or that no registry answered. */
export function readAudit(output) {
  const start = output.indexOf('{');
  const report = start < 0 ? undefined : parse(output.slice(start));
  if (!report?.metadata && !report?.advisories) return { answered: false, serious: [] };
  const advisories = Object.values(report.advisories ?? {});
  return {
    answered: true,
    serious: advisories
      .filter(({ severity }) => ['high', 'critical'].includes(severity))
      .map(({ module_name, severity, title }) => `${module_name}: ${severity}: ${title}`),
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asks the registry for known vulnerabilities of what ships; some mirrors don't answer. */
export function audit() {
  const args = ['run', '-s', 'pnpm', '--', 'audit', '--prod', '--json'];
  return readAudit(spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 }).stdout ?? '');
}
