import { writeFileSync } from 'node:fs';
import { goldenTapes, goldenVector } from '../src/golden.ts';
import { ninjaTraderText, sampleFileTape } from '../src/sample-tapes.ts';

// Writes the sample file and the golden vectors. A vector changes only with a definition: read the
// difference before you commit it.
const write = (path: string, text: string) =>
  writeFileSync(new URL(`../${path}`, import.meta.url), text);

write('samples/session.txt', ninjaTraderText(sampleFileTape()));
for (const [name, tape] of Object.entries(goldenTapes))
  write(`golden/${name}.json`, `${JSON.stringify(goldenVector(tape))}\n`);
