import * as v from 'valibot';
import { isBelow } from './host-lists.ts';
import { must } from './text-rules.ts';
import { publicUrl, withPath, withUrl } from './url-rules.ts';

/** An https URL on one of the hosts, or below one, with a path that others may open. */
const urlOn = (hosts: readonly string[], path: RegExp) =>
  v.pipe(
    publicUrl,
    must(
      withUrl(({ hostname }) => isBelow(hostname, hosts)),
      'other-host',
    ),
    withPath,
    must((it) => !/^https:\/\/(?:\w+\.)?discord\.com\/(?!invite)/i.test(it), 'members-only'),
    must(
      withUrl(({ hostname, pathname }) => path.test(pathname) && !hostname.startsWith('studio.')),
      'not-own',
    ),
  );

/** A channel on YouTube: its name, its id or a name of the old kinds. */
export const youtubeUrl = urlOn(
  ['youtube.com'],
  /^\/(?:@[^/]+|channel\/UC[\w-]+|(?:c|user)\/[^/]+|(?!watch|shorts|live|embed|playlist|results|feed)[\w.-]+)(?:\/|$)/,
);

/** A group or a channel on Telegram: its name or an invitation. */
export const telegramUrl = urlOn(
  ['t.me', 'telegram.me'],
  /^\/(?:\+[\w-]+|joinchat\/[\w-]+|s\/\w{4,}|(?!joinchat|share)\w{4,})\/?$/,
);

/** An invitation to a Discord server. */
export const discordUrl = urlOn(
  ['discord.gg', 'discord.com'],
  /^\/(?:invite\/)?(?!invite\/?$)[\w-]+\/?$/,
);
