import type { Mistake } from './business-mistakes.ts';

const url = 'business/booking/url';
const setting = 'business.booking.url';
const link = 'business/checkouts/0/links/pack';
const pack = 'business.checkouts.card.links.pack';
const youtube = 'business/community/youtube/url';
const telegram = 'business/community/telegram/url';
const discord = 'business/community/discord/url';
const list = 'environment/SITE_BLOCK_LIST';

/** Names of a developer's computer or of a tunnel to it. */
const developerHosts = [
  'fritz.box',
  'pc.tail1234.ts.net',
  'app.vcap.me',
  'localho.st',
  'app.traefik.me',
  'app.127.0.0.1.xip.io',
  'abc.localhost.run',
  'abc.lhr.life',
  'abc.a.free.pinggy.link',
  'abc.serveousercontent.com',
  'abc-3000.euw.devtunnels.ms',
  'acme-3000.app.github.dev',
  '3000-acme.ws-eu1.gitpod.io',
];

/** Links that lead nowhere, or not to where visitors should go. */
export const linkMistakes: readonly Mistake[] = [
  ...developerHosts.map((host): Mistake => [url, `https://${host}/x`, setting, /public host name/]),
  [url, 'https://cal.comhttps://cal.com/acme', setting, /Write the entire URL/],
  [url, 'https://cal.com/acmehttps://cal.com/acme', setting, /Write the entire URL/],
  [url, 'https://cal.com//acme', setting, /Write the entire URL/],
  [url, 'https://cal.com/a^b', setting, /Write the entire URL/],
  [url, 'https://cal.com/{name}', setting, /your own value/],
  [url, 'https://cal.com/%7Bname%7D', setting, /your own value/],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The mistake itself.
  [url, 'https://cal.com/${NAME}', setting, /your own value/],
  [url, 'https://cal.com/[name]', setting, /your own value/],
  [url, 'https://cal.com/:name', setting, /your own value/],
  [url, 'https://cal.com/…', setting, /your own value/],
  [url, 'https://cal.com/...', setting, /your own value/],
  [url, 'https://cal.com:80/acme', setting, /Remove the port/],
  [url, 'https://cal.com:0/acme', setting, /Remove the port/],
  [url, 'https://cal.com/ac\u200bme', setting, /Type it again/],
  [url, 'https://cal.com/\u202eemca', setting, /Type it again/],
  [url, 'https://cal.com/', setting, /your own page/],
  [url, 'https://www.calendly.com', setting, /your own page/],
  [url, 'https://www.ejemplo.com/reunion', setting, /your own URL/],
  [url, 'https://www.tudominio.com/reunion', setting, /your own URL/],
  [url, 'https://cal.com/tu-nombre', setting, /your own value/],
  [url, 'https://cal.com/username', setting, /your own URL/],
  [url, `https://${'a'.repeat(64)}.io/acme`, setting, /public host name/],
  ['business/origin', 'https://münchen.de', 'business.origin', /https:\/\/xn--mnchen-3ya\.de/],
  [link, 'https://pay.acme.io/{item}', pack, /your own value/],
  [link, 'https://buy.stripe.com/abc?test_mode=1', pack, /live payment link/],
  [link, 'https://pay.acme.io/abc?mode=test', pack, /live payment link/],
  [link, 'https://test.buy.stripe.com/abc', pack, /live payment link/],
  [link, 'https://api.stripe.com/v1/checkout', pack, /live payment link/],
  [link, 'https://pay.acme.io/admin/orders', pack, /live payment link/],
  [link, 'https://checkout.stripe.com/c/pay/cs_live_a1', pack, /payment link/],
  [youtube, 'https://studio.youtube.com/channel/UC1234567890', 'youtube.url', /@acme/],
  [youtube, 'https://www.youtube.com/@', 'youtube.url', /@acme/],
  [youtube, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube.url', /@acme/],
  [youtube, 'https://youtu.be/dQw4w9WgXcQ', 'youtube.url', /@acme/],
  [youtube, 'https://www.youtube.com/@yourhandle', 'youtube.url', /your own value/],
  [telegram, 'https://t.me/c/1234567/1', 'telegram.url', /t\.me\/acme/],
  [telegram, 'https://t.me/+', 'telegram.url', /t\.me\/acme/],
  [discord, 'https://discord.com/invite/', 'discord.url', /discord\.gg\/acme/],
  [discord, 'https://discord.com/invite', 'discord.url', /discord\.gg\/acme/],
  [list, 'https://1drv.ms/t/s!abc', 'SITE_BLOCK_LIST', /raw file/],
  [list, 'https://onedrive.live.com/download?id=1', 'SITE_BLOCK_LIST', /raw file/],
  [list, 'https://acme.sharepoint.com/list.txt', 'SITE_BLOCK_LIST', /raw file/],
  [list, 'https://hastebin.com/abc', 'SITE_BLOCK_LIST', /raw file/],
  [list, 'https://paste.debian.net/123', 'SITE_BLOCK_LIST', /raw file/],
  [list, 'https://codeberg.org/acme/lists/src/branch/main/l.txt', 'SITE_BLOCK_LIST', /raw file/],
  [list, 'https://acme.io/list.pdf', 'SITE_BLOCK_LIST', /plain text|raw file/],
  [list, 'https://acme.io/list.json', 'SITE_BLOCK_LIST', /plain text|raw file/],
  [list, 'https://acme.io/list.php', 'SITE_BLOCK_LIST', /plain text|raw file/],
];
