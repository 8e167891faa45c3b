/**
 * The proofs that a run of `npm run verify` makes: those that `--only a,b` names, else all that any
 * machine can run.
 */
export function selectProofs(proofs, args) {
  const at = args.indexOf('--only');
  if (at < 0) return proofs.filter(({ needs }) => !needs);
  const ids = (args[at + 1] ?? '').split(',').filter(Boolean);
  const known = proofs.map(({ id }) => id);
  const unknown = ids.filter((id) => !known.includes(id));
  if (ids.length === 0 || unknown.length > 0)
    throw new RangeError(`--only takes some of ${known.join(',')}, not "${unknown.join(',')}".`);
  return proofs.filter(({ id }) => ids.includes(id));
}
