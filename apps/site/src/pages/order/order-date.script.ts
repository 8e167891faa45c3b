import { writeToday } from './write-today.ts';

// Below the dates.
writeToday();
