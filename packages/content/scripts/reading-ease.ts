import { locales } from '@otm/schema';
import { scales } from '../src/lint/reading-ease.ts';
import { type Reading, readingsOf } from '../src/lint/readings.ts';

const verdict = ({ limited, easy }: Reading) => {
  if (!limited) return 'no limit';
  return easy ? '' : 'MISSED';
};

const missed = locales.flatMap((locale) => {
  const { name, limit, risesWithDifficulty } = scales[locale];
  const readings = readingsOf(locale);
  const bound = risesWithDifficulty ? 'at most' : 'at least';
  process.stdout.write(`\n${locale}: ${name}, ${bound} ${limit}, the hardest first\n`);
  for (const reading of readings) {
    const { value, words } = reading;
    const columns = [
      value.toFixed(1).padStart(7),
      `${words} words`.padStart(12),
      reading.name.padEnd(40),
      verdict(reading),
    ];
    process.stdout.write(`${columns.join('  ').trimEnd()}\n`);
  }
  return readings.filter(({ limited, easy }) => limited && !easy);
});

if (missed.length > 0) {
  process.stderr.write(`\n${missed.length} texts are harder to read than their limit.\n`);
  process.exitCode = 1;
}
