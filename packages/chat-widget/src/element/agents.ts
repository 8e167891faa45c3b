import { isAvailable } from '../core/hours.ts';
import { sendLink } from '../core/link.ts';
import { readSettings, type Settings } from '../core/settings.ts';

/** Everyone a visitor can write to, and the one that is chosen. */
export class Agents {
  list: Settings[] = [];
  /** Whether each agent replies now. */
  available: boolean[] = [];
  picked = -1;

  /** Reads the element's attributes. The first available agent is chosen until the visitor picks one. */
  update(attributes: Iterable<Attr>, now: Date) {
    this.list = readSettings(attributes);
    this.available = this.list.map((agent) => isAvailable(agent, now));
    if (!this.list[this.picked]) this.picked = Math.max(0, this.available.indexOf(true));
  }

  /** The settings of the chosen agent. */
  get current(): Settings {
    return this.list[this.picked] as Settings;
  }

  /** The first agent whose phone or user name cannot be used. */
  get unreachable(): Settings | undefined {
    return this.list.find((agent) => !sendLink(agent, ''));
  }
}
