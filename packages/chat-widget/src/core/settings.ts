import type { Availability } from './hours.ts';
import type { LabelName } from './labels.ts';
import type { Recipient } from './link.ts';
import { report } from './report.ts';

/** One person, team or account a visitor can write to, optionally with its own labels. */
export interface Agent extends Recipient, Availability, Partial<Record<LabelName, string | null>> {
  /** Name in the header and in the list of agents. */
  name?: string | null | undefined;
  /** URL of a picture; without one the avatar is the first letter of the name. */
  avatar?: string | null | undefined;
  /** The agent's job: `Sales`. */
  role?: string | null | undefined;
}

/** Values by attribute name. It has no prototype, so a page cannot inject inherited ones. */
export type Settings = Agent & Record<string, string | undefined>;

/** Parses a JSON list of agents. Anything that is not a list of objects is reported. */
export function readAgents(json?: string | null): object[] {
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
export function readSettings(attributes: Iterable<{ name: string; value: string }>): Settings[] {
  const shared: Settings = Object.create(null);
  for (const { name, value } of attributes) shared[name] = value;
  const list = readAgents(shared.agents).map((agent) => {
    const settings: Settings = Object.assign(Object.create(null), shared);
    for (const [name, value] of Object.entries(agent))
      if (/string|number/.test(typeof value)) settings[name] = `${value}`;
    return settings;
  });
  return list.length ? list : [shared];
}
