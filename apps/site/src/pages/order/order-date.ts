import { writeToday } from './write-today.ts';

// A script of the order's documents, at their end.
writeToday();
