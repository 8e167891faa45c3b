import { startVitest } from 'vitest/node';
import { ContentError } from '../src/content-error.ts';
import { describeFailures } from './describe-failures.ts';
import { unfinishedTexts } from './unfinished-texts.ts';

// Checks the texts for a writer: one line per mistake, with the file, the line and the remedy.
const print = (lines: readonly string[]) => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

/** Returns the mistake that keeps the articles from being read at all, if there is one. */
async function findUnreadable(): Promise<string | undefined> {
  try {
    await import('../src/library/node-library.ts');
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** Runs the rules of the texts and returns what breaks them. */
async function findMistakes(): Promise<readonly string[]> {
  let mistakes: readonly string[] = [];
  await startVitest('test', ['src/lint'], {
    watch: false,
    reporters: [
      {
        onTestRunEnd: (modules, errors) => {
          mistakes = describeFailures(modules, errors);
        },
      },
    ],
  });
  return mistakes;
}

const unreadable = await findUnreadable();
const mistakes = unreadable ? [unreadable] : await findMistakes();
const unfinished = unfinishedTexts();
print(mistakes);
print(unfinished);
if (mistakes.length > 0) {
  print([unreadable ? 'Correct it, and check again.' : `Mistakes: ${mistakes.length}`]);
  process.exitCode = 1;
} else {
  print([
    unfinished.length > 0 ? 'No mistakes; the lines above are still to write.' : 'No mistakes.',
  ]);
}
