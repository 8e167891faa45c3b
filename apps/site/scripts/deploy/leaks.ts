import { type Cause, type DeployProblem, groupByMessage } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

/** A text that must not be in any file, and why. */
interface Leak {
  readonly cause: Cause;
  readonly pattern: RegExp;
  readonly message: string;
}

const secret = (pattern: RegExp, what: string): Leak => ({
  cause: 'secret',
  pattern,
  message: `${what} is in the build, where everyone can read it: revoke it, and remove it from .env and the sources.`,
});

const leaks: readonly Leak[] = [
  secret(/\bES_[\da-f]{32}\b/i, 'A secret key of hCaptcha'),
  secret(/\b0x[\da-f]{40}\b/i, 'A secret key of hCaptcha'),
  secret(/\b[sr]k_(?:live|test)_\w{10,}/, 'A secret key of Stripe'),
  secret(/\bwhsec_\w{10,}/, 'A webhook secret of Stripe'),
  secret(/\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,})/, 'A token of GitHub'),
  secret(/\bAKIA[\dA-Z]{16}\b/, 'An access key of AWS'),
  secret(/\bxox[abp]-[\w-]{10,}/, 'A token of Slack'),
  secret(/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'A private key'),
  secret(/EMAILJS_PRIVATE_KEY|accessToken["']?\s*:\s*["'][\w-]{16,}/, 'The private key of EmailJS'),
  {
    cause: 'sandbox',
    pattern: /\/__sandbox|sandbox-public-key/,
    message: 'Code or links of the sandbox are in the build: set SITE_SERVICES=live in .env.',
  },
  {
    cause: 'source-map',
    pattern: /[#@] sourceMappingURL=/,
    message: 'A source map is linked: turn source maps off in vite.config.ts.',
  },
  {
    cause: 'link',
    pattern: /https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?=[:/"'`])/,
    message: 'A URL of this computer is in the build: replace it by a public one.',
  },
];

/** Finds secrets, code of the sandbox and source maps in the files of a build. */
export function leakProblems({ files, texts }: BuiltSite): readonly DeployProblem[] {
  const maps = [...files.keys()].filter((file) => file.endsWith('.map'));
  return [
    ...leaks.flatMap(({ cause, message, pattern }) =>
      groupByMessage(
        cause,
        [...texts].filter(([, text]) => pattern.test(text)).map(([file]) => [message, file]),
      ),
    ),
    ...groupByMessage(
      'source-map',
      maps.map((file) => ['A source map is published: turn source maps off.', file]),
    ),
  ];
}
