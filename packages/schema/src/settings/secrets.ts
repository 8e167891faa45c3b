/** Characters that join emoji or choose how they look. */
const inEmoji =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?<=\p{Emoji})(?:\ufe0e|\ufe0f)/gu;

/** Characters that no one sees: zero-width, bidirectional and filler ones. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has a character that no one sees. */
export const hasInvisible = (text: string): boolean =>
  text.replace(inEmoji, '').search(invisible) >= 0;

const withoutInvisible = (text: string) => text.replace(invisible, '');

/** The beginnings of keys that give away an account: of captchas, payments, code hosts and clouds. */
const keys =
  /(?<![a-z\d])(?:ES_[\da-f]{8}|[sr]k_(?:live|test)_|whsec_|gh[pousr]_|github_pat_|glpat-|xox[abp]-|AKIA[\dA-Z]{8}|AIza[\w-]{20}|-----BEGIN)[^\s"'&#/]*/i;

/** Values of parameters that only their owner may know, and of a URL's user. */
const parameters =
  /(?<=[?&#;](?:[\w-]*(?:token|secret|signature|password|passwd|credential)|api[_-]?key|auth|pwd|sig)=)[^&#\s]+|(?<=:\/\/)[^/@?#\s]+(?=@)/i;

/** Texts that may be keys as well: a captcha's, with other letters, or digits that only a machine reads. */
const suspects = /(?<![\dA-Za-z])(?:ES_\w+|0x[\da-fA-F]{8,}|[\da-fA-F]{32,})/;

/** Whether a text has a secret in it. */
export const hasSecret = (text: string): boolean => keys.test(withoutInvisible(text));

/** Whether a URL carries what only its owner may know. */
export const hasCredentials = (url: string): boolean => parameters.test(url);

/** Whether a value is or may be the secret of a captcha. */
export const isCaptchaSecret = (value: string): boolean => {
  const text = withoutInvisible(value);
  return /(?<![a-z\d])(?:ES_|0x)/i.test(text) || /^\W*[\da-f]{40,64}\W*$/i.test(text);
};

/** The kind of a key: what may be shown of it. */
const kindOf = (key: string) =>
  /^(?:ES_|0x|[sr]k_(?:live|test)_|[a-z]+[_-](?:pat_)?|AKIA|AIza)/i.exec(key)?.[0] ?? '';

/** Returns a text that pages and logs may show: what is or may be a secret is cut off. */
export function withoutSecrets(text: string): string {
  const seen = withoutInvisible(text);
  // The path of a URL may have any number of digits, such as a commit's.
  const parts = seen.includes('://') ? [keys] : [keys, suspects];
  if (![parameters, ...parts].some((part) => part.test(seen))) return text;
  return parts.reduce(
    (left, part) => left.replace(new RegExp(part, `g${part.flags}`), (key) => `${kindOf(key)}…`),
    seen.replace(new RegExp(parameters, 'gi'), '…'),
  );
}

/** Names of secrets, which a site without a server of its own has no use for. */
export const isSecretName = (name: string): boolean =>
  /SECRET|PRIVATE|PASSWORD|STRIPE|(?<!CAPTCHA_)TOKEN/i.test(name);
