import type { Availability } from './hours.ts';
import type { LabelName } from './labels.ts';
import type { Recipient } from './link.ts';

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

/** Returns the element's own settings. */
export function readSettings(attributes: Iterable<{ name: string; value: string }>): Settings {
  const settings: Settings = Object.create(null);
  for (const { name, value } of attributes) settings[name] = value;
  return settings;
}
