/** Values that were never meant to stay: from examples, notes and other placeholders. */
const placeholder =
  /^(?:x{3,}|\.{3,}|…|-+|\?+|none|null|undefined|n\/a|tbd|todo|dummy|placeholder|change-?me|replace-?me)$|^sandbox-|lorem ipsum|^<.*>$|^\[.*\]$/i;

const names =
  'account|brand|business|channel|company|e-?mail|group|handle|invite|link|name|page|product|project|public|server|service|shop|site|store|template|user|website|canal|correo|cuenta|empresa|enlace|grupo|marca|negocio|nombre|producto|servidor|sitio|tienda|usuario';

/** Names in place of one's own: `your-shop`, `yourgroup`, `tu-nombre`, `MY_PUBLIC_KEY`. */
const someones = [
  new RegExp(`\\b(?:your|tu)(?:${names})`, 'i'),
  /\byour[-_]/i,
  new RegExp(`\\btu[-_](?:${names})`, 'i'),
  /^(?:your )?(?:brand|company|product)(?: name)?$|^your (?:brand|company|name|product)\b/i,
  /^(?:(?:my|the)[-_])?(?:public|service|site|template)[-_]?(?:key|id)$/i,
];

/** Parts of ids and URLs that stand for something: `template_xxxx`, `/REPLACE_ME`. */
const fillIn = /(?:^|[/_=-])(?:x{4,}|(?:change|replace)[-_]?me|placeholder)(?=$|[/_?&=-])/i;

/** Notes to oneself: upper case, since "todo" is a Spanish word. */
const note = /\b(?:TODO|FIXME)\b/;

const all = [placeholder, ...someones, fillIn, note];

/** Whether a text is in place of the owner's own. */
export const isPlaceholder = (text: string): boolean => all.some((part) => part.test(text));

const someonesName = new RegExp(
  `^(?:(?:your|my|tu|mi|su|nombre de tu) (?:${names})|marca|empresa|producto|nombre)(?: (?:name|here|aquí|llc|inc|sl))?\\.?$`,
  'i',
);

/** Whether a name only says what it's the name of: `My Company`, `Tu producto`. */
export const isPlaceholderName = (name: string): boolean => someonesName.test(name);

/** Placeholders in a URL: `{name}`, `[name]`, `:name`, `…`, `$NAME`. */
const urlPart = /[{}…]|%7[bd]|\/\.{3,}(?=$|[/?#])|^https?:\/\/[^?#]*\/(?:[^?#]*[[\]]|:\w)/i;

/** Whether a part of a URL still has to be filled in. */
export const isUnfilledUrl = (url: string): boolean => urlPart.test(url) || /\$[A-Z_]{3}/.test(url);
