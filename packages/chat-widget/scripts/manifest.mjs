import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Writes the custom-elements manifest from the types and their comments, so that editors and docs
// know what the compiler knows.
const read = (file) =>
  readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), 'utf8');

/** Every commented member of a source: `/** text *​/ name: type;`. */
const members = (source, pattern) =>
  [...source.matchAll(pattern)].map(([, comment = '', name, type = '']) => ({
    name: name.replace(/^'|'$/g, ''),
    description: comment.replace(/\s*\n\s*\*\s*/g, ' ').trim(),
    type: { text: type.replace(/\s+/g, ' ').trim() },
  }));
const comment = String.raw`(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*)?`;

const attributes = members(
  read('attributes.ts'),
  new RegExp(`${comment}('?[a-z-]+'?)\\?: ([^;]+);`, 'g'),
);
const texts = members(read('core/texts.ts'), new RegExp(`${comment}^  ('?[a-z-]+'?): \\[`, 'gm'));
const events = members(read('events.ts'), new RegExp(`${comment}'(chat-[a-z]+)': ([^;]+);`, 'g'));
const methods = members(
  read('element/chat-widget-element.ts'),
  new RegExp(`${comment}^  ([a-z]+): ((?:<[^>]*>)?\\((?:[^)(]|\\([^)]*\\))*\\) => void);`, 'gm'),
);
const parts = [
  ...new Set(
    [
      ...read('element/view.ts').matchAll(/h\(\s*'\w+',\s*'(\w+)'/g),
      ...read('element/chat.ts').matchAll(/h\('\w+', '(\w+)'/g),
    ].map(([, name]) => name),
  ),
];
const properties = [...read('element/chat-widget.css').matchAll(/^ {2}(--cw-[a-z-]+): ([^;]+);/gm)];
const lengths = [...read('element/styles.ts').matchAll(/(--cw-\w+):\$\{px\('[a-z-]+', (\d+)\)/g)];

const declaration = {
  kind: 'class',
  customElement: true,
  name: 'ChatWidgetElement',
  tagName: 'chat-widget',
  description: 'A chat button that opens a messaging app with what the visitor wrote.',
  superclass: { name: 'HTMLElement' },
  attributes: [...attributes, ...texts.map((text) => ({ ...text, type: { text: 'string' } }))],
  members: methods.map((method) => ({ kind: 'method', ...method })),
  events,
  slots: [
    { name: '', description: 'What stands in until the element works: a link to the service.' },
  ],
  cssParts: parts.map((name) => ({ name })),
  cssProperties: [
    ...properties.map(([, name, value]) => ({ name, default: value })),
    ...lengths.map(([, name, value]) => ({ name, default: `${value}px` })),
  ],
};

writeFileSync(
  fileURLToPath(new URL('../dist/custom-elements.json', import.meta.url)),
  `${JSON.stringify(
    {
      schemaVersion: '1.0.0',
      modules: [
        {
          kind: 'javascript-module',
          path: 'dist/element.js',
          declarations: [declaration],
          exports: [
            {
              kind: 'custom-element-definition',
              name: 'chat-widget',
              declaration: { name: 'ChatWidgetElement' },
            },
          ],
        },
      ],
    },
    null,
    2,
  )}\n`,
);
