import { type Agent, readAgents } from '../core/agents.ts';

/** One agent's settings by attribute name: its own, else the element's. */
export type Settings = Agent & Record<string, string | null | undefined>;

/** Everyone who can be written to; without a list that is the element's own account. */
export function readTeam(host: HTMLElement): Settings[] {
  const own: Settings = Object.fromEntries(
    Array.from(host.attributes, ({ name, value }) => [name, value]),
  );
  const agents = readAgents(own.agents);
  return (agents.length ? agents : [{}]).map((agent) => ({ ...own, ...agent }));
}
