import type { Option } from './options.ts';

/** The groups of the form, in their order, with the options that belong to them. */
const groups = {
  account: ['phone', 'user', 'channel', 'name', 'avatar', 'agents'],
  conversation: [
    ...['lang', 'dir', 'label', 'status', 'message', 'text', 'placeholder', 'quick-replies', 'qr'],
    ...[/^label-/, /^preview/],
  ],
  launcher: ['position', 'offset-x', 'offset-y', 'direct', 'layer', 'unstyled', 'icon', /^show-/],
  look: ['theme', 'height', /^--/],
  hours: ['hours', 'zone', 'holidays', 'hide-away', 'status-away'],
  notifications: [/^notification/, 'sound', 'message-delay'],
} satisfies Record<string, readonly (string | RegExp)[]>;

/** The name of a group; options that no group names are in `more`. */
export type GroupName = keyof typeof groups | 'more';

const belongsTo = (name: string, patterns: readonly (string | RegExp)[]) =>
  patterns.some((pattern) => (typeof pattern === 'string' ? pattern === name : pattern.test(name)));

/** Sorts options into groups; new ones are in `more` until a group names them. */
export function groupOptions(options: readonly Option[]): Map<GroupName, Option[]> {
  const entries = Object.entries(groups) as [GroupName, readonly (string | RegExp)[]][];
  const groupOf = ({ name }: Option) =>
    entries.find(([, patterns]) => belongsTo(name, patterns))?.[0] ?? 'more';
  const result = new Map<GroupName, Option[]>();
  for (const group of [...entries.map(([name]) => name), 'more' as const]) {
    const members = options.filter((option) => groupOf(option) === group);
    if (members.length) result.set(group, members);
  }
  return result;
}
