import { selectProofs } from './select.mjs';

const heading = `# Proof

What was checked, with which figures, and when. \`npm run verify\` writes this page and runs every proof that any machine can run; \`npm run verify -- --only hostile,leaks\` runs some. A section that wasn't run keeps its last figures and their date. A proof that needs more than Node and Chromium runs only when it's named.
`;

/** A proof in the summary. */
const row = ({ id, title }, record) =>
  `| [${title}](#${id}) | ${record ? outcome(record) : 'not run yet'} | ${record?.date ?? ''} |`;

const outcome = ({ passed }) => (passed ? 'passed' : '**failed**');

const minutes = (seconds) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} minutes`;

function facts(record) {
  if (!record) return 'Not run yet.';
  const { date, seconds, commit, versions } = record;
  const setup = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `${outcome(record)} on ${date} in ${minutes(seconds)}, at commit ${commit}, with ${setup.join(', ')}:`,
    '',
    ...record.figures.map((figure) => `- ${figure}`),
  ].join('\n');
}

function section(proof, record) {
  const { id, title, script, shows, needs, injected = [] } = proof;
  const command = `Command: \`npm run ${script}\`${needs ? ` (needs ${needs})` : ''}.`;
  const red = injected.map((fault) => `- ${fault}`).join('\n');
  return [
    `<a id="${id}"></a>`,
    `## ${title}`,
    `${shows} ${command}`,
    facts(record),
    ...(red ? ['Seen red with these faults injected:', red] : []),
  ].join('\n\n');
}

/** How long the last runs of the proofs in a complete run took. */
function totalTime(proofs, records) {
  const last = selectProofs(proofs, []).map(({ id }) => records[id]?.seconds ?? 0);
  const seconds = last.reduce((sum, it) => sum + it, 0);
  return `The proofs that any machine can run took ${minutes(seconds)} in all when they last ran, without the tests that didn’t need to run again.`;
}

/** The page about all proofs, from what their last runs left. */
export function proofDocument(proofs, records) {
  const table = [
    '| proof | result | date |',
    '|---|---|---|',
    ...proofs.map((proof) => row(proof, records[proof.id])),
  ];
  const sections = proofs.map((proof) => section(proof, records[proof.id]));
  return `${[heading.trim(), totalTime(proofs, records), table.join('\n'), ...sections].join('\n\n')}\n`;
}
