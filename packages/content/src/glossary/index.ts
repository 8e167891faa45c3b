import type { Term } from '../schema/term.ts';
import { deltaTerms } from './delta.ts';

/** Every term of the glossary; pages sort them by name in their language. */
export const glossary: readonly Term[] = [...deltaTerms];
