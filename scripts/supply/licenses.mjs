import { foreignComponents } from './sbom.mjs';

/** Licenses under which code may be part of what is published: they ask only for their notice. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/** Licenses of tools, besides: nothing of them is published. */
// htmx writes 0BSD in its own way.
const forTools = [
  'BSD-0-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
];

/** Whether an SPDX expression allows a license of the list: one of an OR, all of an AND. */
function allows(expression, known) {
  const plain = expression.replace(/[()]/g, '').trim();
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => allows(part, known));
  if (plain.includes(' AND ')) return plain.split(' AND ').every((part) => allows(part, known));
  return known.includes(plain);
}

const expressionOf = ({ license, expression }) =>
  expression ?? license?.id ?? license?.name ?? 'unknown';

/** Returns the components whose license isn't allowed, with the license. */
export function refusedLicenses(sbom, { shipped }) {
  const known = shipped ? permissive : [...permissive, ...forTools];
  return foreignComponents(sbom)
    .filter(
      ({ licenses = [] }) => !licenses.some((license) => allows(expressionOf(license), known)),
    )
    .map(
      ({ name, licenses = [] }) =>
        `${name}: the license ${licenses.map(expressionOf).join(', ') || 'unknown'} isn't allowed for ${shipped ? 'what ships' : 'tools'}`,
    );
}
