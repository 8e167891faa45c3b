import type { Term } from '@otm/schema';
import { glossary } from '../../routes/glossary.ts';

/** Returns a term of the fixture shop, for stories. */
export function sampleTerm(id: string): Term {
  const found = glossary.load({}, 'en').terms.find((term) => term.id === id);
  if (!found) throw new Error(`The glossary has no term "${id}": name one of the fixture shop.`);
  return found;
}
