import { report } from './report.ts';
import type { Settings } from './settings.ts';

/** Parses a JSON list of agents. Anything that is not a list of objects is reported. */
function parseAgents(json?: string | null): object[] {
  try {
    const list = JSON.parse(json || '[]');
    if (Array.isArray(list) && list.every((agent) => Object(agent) === agent)) return list;
  } catch {
    // Reported below, like any other unusable list.
  }
  report('agents', json);
  return [];
}

/**
 * Returns the settings of everyone a visitor can write to: each agent's own values, else the
 * element's. Without agents that is the element's own account.
 */
export function readAgents(shared: Settings): Settings[] {
  const list = parseAgents(shared.agents).map((agent) => {
    const settings: Settings = Object.assign(Object.create(null), shared);
    for (const [name, value] of Object.entries(agent))
      if (/string|number/.test(typeof value)) settings[name] = `${value}`;
    return settings;
  });
  return list.length ? list : [shared];
}
