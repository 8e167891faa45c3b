import type { Availability } from './hours.ts';
import type { Recipient } from './link.ts';
import { report } from './report.ts';
import type { TextName } from './texts.ts';

/** One person, team or account that a visitor can write to, with texts of its own if it has any. */
export interface Agent extends Recipient, Availability, Partial<Record<TextName, string | null>> {
  /** Shown in the header and in the list of agents. */
  name?: string | null | undefined;
  /** Address of a picture; the name's first letter stands in where there is none. */
  avatar?: string | null | undefined;
  /** What the agent is there for: `Sales`. */
  role?: string | null | undefined;
}

/** The agents of a JSON list; what cannot be read is reported and counts as no list. */
export function readAgents(json?: string | null): Agent[] {
  try {
    return [...JSON.parse(json || '[]')];
  } catch {
    report('agents', json);
    return [];
  }
}
