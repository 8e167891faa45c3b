/** Top-level names that never lead to a visitor's site: reserved, or only known in a local network. */
export const localNames: readonly string[] = [
  'localhost',
  'test',
  'invalid',
  'local',
  'localdomain',
  'internal',
  'lan',
  'home',
  'corp',
  'intranet',
  'private',
  'arpa',
  'onion',
  'fritz.box',
];

/** Public names of a developer's computer: for it alone, or through a tunnel while that is open. */
export const developerNames: readonly string[] = [
  'app.github.dev',
  'bore.pub',
  'devtunnels.ms',
  'gitpod.io',
  'lhr.life',
  'localho.st',
  'localhost.run',
  'localtest.me',
  'loca.lt',
  'lvh.me',
  'ngrok.app',
  'ngrok.dev',
  'ngrok.io',
  'ngrok-free.app',
  'ngrok-free.dev',
  'ngrok-free.io',
  'nip.io',
  'pinggy.link',
  'serveo.net',
  'serveousercontent.com',
  'sslip.io',
  'traefik.me',
  'trycloudflare.com',
  'ts.net',
  'vcap.me',
  'webcontainer.io',
  'xip.io',
];

/** Hosts that show a file on a page of their own, or only to those who are signed in. */
export const filePageNames: readonly string[] = [
  '1drv.ms',
  'bitbucket.org',
  'docs.google.com',
  'drive.google.com',
  'dropbox.com',
  'gist.github.com',
  'github.com',
  'gitlab.com',
  'onedrive.com',
  'onedrive.live.com',
  'sharepoint.com',
];

/** Whether a host is one of the names or below one. */
export const isBelow = (host: string, names: readonly string[]): boolean =>
  names.some((name) => host === name || host.endsWith(`.${name}`));
