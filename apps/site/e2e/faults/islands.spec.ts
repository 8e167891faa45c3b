import { defineCells } from '../fixtures/fault-cells.ts';
import { islandVisits } from '../fixtures/island-visits.ts';

defineCells(islandVisits);
