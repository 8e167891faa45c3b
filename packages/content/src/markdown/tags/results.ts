import type { Node } from '@markdoc/markdoc';
import type { ResultExample, ResultsBlock } from '@otm/schema';
import { ContentError } from '../../content-error.ts';
import type { Draft } from '../draft.ts';
import { lineOf } from '../inline.ts';
import { type BlockTag, required } from './tag.ts';
import { readTextWithin } from './text-within.ts';

type Part = 'gain' | 'loss' | 'disclosure';

const remedies: Readonly<Record<Part, string>> = {
  gain: 'Add {% gain title="…" result="+$360" %}…{% /gain %}.',
  loss: 'Add {% loss title="…" result="–$340" %}…{% /loss %}: a gain never appears without a loss.',
  disclosure:
    'Add {% disclosure title="…" source="…" %}…{% /disclosure %}: the law requires the statement next to hypothetical results, and this adds it.',
};

const example = <Outcome extends 'gain' | 'loss'>(
  outcome: Outcome,
  node: Node,
  file: string,
): Draft<ResultExample<Outcome>> & object => {
  const { title, result } = node.attributes;
  const draft = { outcome, title, result, text: readTextWithin(node, file) };
  return draft as Draft<ResultExample<Outcome>> & object;
};

function read(node: Node, file: string): Draft<ResultsBlock> {
  const part = (tag: Part): Node => {
    const found = node.children.find((child) => child.tag === tag);
    if (found) return found;
    throw new ContentError({
      file,
      line: lineOf(node),
      problem: `{% results %} lacks its ${tag}.`,
      remedy: remedies[tag],
    });
  };
  const gain = example('gain', part('gain'), file);
  const loss = example('loss', part('loss'), file);
  const disclosure = part('disclosure');
  const { title, source } = disclosure.attributes;
  const text = { kind: 'variable', id: 'prescribedStatement', line: lineOf(disclosure) } as const;
  return {
    type: 'results',
    examples: [gain, loss],
    disclosure: {
      title,
      statement: { text, lang: 'en', source },
      plain: readTextWithin(disclosure, file),
    },
  };
}

const exampleSchema = { attributes: { title: required, result: required } };

/** `{% results %}` with its gain, its loss, and the disclosure. */
export const results: BlockTag = {
  schema: {},
  parts: {
    gain: exampleSchema,
    loss: exampleSchema,
    disclosure: { attributes: { title: required, source: required } },
  },
  read,
};
