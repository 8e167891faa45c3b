import { type DeployProblem, groupByMessage } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

const leftovers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TODO|FIXME|TBD)\b/, 'A text contains TODO, FIXME or TBD: write it, in both languages.'],
  [/lorem ipsum/i, 'A filler text is left: write your own.'],
  [/\{\{|\}\}|\[object \w+\]|\bundefined\b(?= *<|$)/, 'A placeholder is not filled in.'],
];

const samples: readonly (readonly [RegExp, string])[] = [
  [
    /(?:\/embed\/|watch\?v=|"|&quot;)sample-[\w-]+/,
    'A sample video is played: replace its id by the id of yours.',
  ],
  [
    // The forms’ hint names an e-mail address on a reserved name on purpose.
    /(?:[/.]|(?<!\bana)@|&#x2F;)example\.(?:com|net|org)\b/i,
    'A sample on a reserved name is shown: set your own in business.ts.',
  ],
];

const found = (
  texts: Iterable<readonly [string, string]>,
  patterns: readonly (readonly [RegExp, string])[],
) =>
  [...texts].flatMap(([file, text]) =>
    patterns
      .filter(([pattern]) => pattern.test(text))
      .map(([, message]) => [message, file] as const),
  );

/** Finds what scaffolds and samples have left in the pages and in the files made of their texts. */
export function leftoverProblems({ documents, texts }: BuiltSite): readonly DeployProblem[] {
  const readable = [...documents].map(
    ([file, { text, title }]) => [file, `${title} ${text}`] as const,
  );
  const data = [...texts].filter(([file]) => /\.(?:xml|json|txt|md)$/.test(file));
  const all = [...texts].filter(([file]) => /\.(?:html|xml|txt|md)$/.test(file));
  return [
    ...groupByMessage('leftover', found([...readable, ...data], leftovers.slice(0, 2))),
    ...groupByMessage('leftover', found(readable, leftovers.slice(2))),
    ...groupByMessage('sample', found(all, samples)),
  ];
}
