const order = ['en', 'es'];

/**
 * Adds a line as its instruction says; tests and the proof use it, the commands never do.
 *
 * @throws {Error} if the place that the instruction names isn’t in the text.
 */
export function insertLine(text, { above, add, part }) {
  const rows = text.split('\n');
  const places = rows.flatMap((row, index) => (row.startsWith(above) ? [index] : []));
  const wanted = part ? order.length : 1;
  if (places.length !== wanted)
    throw new Error(`"${above}" is in ${places.length} places instead of ${wanted}.`);
  rows.splice(places[part ? order.indexOf(part) : 0], 0, add);
  return rows.join('\n');
}
