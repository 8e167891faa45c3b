import type { ValidateError } from '@markdoc/markdoc';
import type { ContentMistake } from '../content-error.ts';
import { tagNames } from './tag-schemas.ts';

/** A mistake without its place. */
type TagProblem = Pick<ContentMistake, 'problem' | 'remedy'>;

const linkExample = '{% term "delta" %}delta{% /term %}';
const chartExample = '{% chart "vwap" seed=38 live=true /%}';

/** The remedies, by the id of the parser's error. */
const remedies: Readonly<Record<string, string>> = {
  'tag-undefined': `Use one of the tags: ${tagNames.join(', ')}.`,
  'attribute-missing-required': 'Add it to the tag, for example {% facts title="Market A" %}.',
  'attribute-undefined': 'Remove it, or correct its name.',
  'attribute-type-invalid': `Write text in quotation marks, and numbers, true and false without them: ${chartExample}.`,
  'attribute-value-invalid': 'Use one of the values in the list.',
  'missing-opening': `Remove it, or open the tag before, for example ${linkExample}.`,
  'tag-placement-invalid':
    'Write links within a line of text, and all other tags on lines of their own.',
  'tag-selfclosing-has-children': `End it with /%}, for example ${chartExample}.`,
};

const fallbackRemedy = 'The README of packages/content shows how to write it: “Write an article”.';

const sentence = (text: string) => `${text.replace(/\.$/, '')}.`;

function unclosed(message: string): TagProblem {
  const name = tagNames.find((tag) => message.includes(`'${tag}'`));
  return name
    ? { problem: `{% ${name} %} isn't closed.`, remedy: `Write {% /${name} %} where it ends.` }
    : {
        problem: "A tag in this line isn't closed.",
        remedy: `Close it in the same line, for example ${linkExample}.`,
      };
}

/** Describes the parser's error in words for the writer. */
export function describeTagError({ id, message }: ValidateError['error']): TagProblem {
  if (id === 'missing-closing') return unclosed(message);
  if (id === 'attribute-missing-required' && message.includes("'primary'"))
    return {
      problem: "A tag doesn't name what it shows or links to.",
      remedy: `Add the name in quotation marks, for example ${chartExample} or ${linkExample}.`,
    };
  if (id === 'parse-error')
    return {
      problem: `A tag can't be read: ${sentence(message)}`,
      remedy: remedies['attribute-type-invalid'] ?? fallbackRemedy,
    };
  return { problem: sentence(message), remedy: remedies[id] ?? fallbackRemedy };
}
