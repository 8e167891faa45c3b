import sharp from 'sharp';
import { cachedFile, cacheKey } from './cached-file.ts';
import { outlineTexts } from './outline-text.ts';
import { paint } from './paint.ts';
import { answerTasks } from './workers/answer-tasks.ts';

/** A card with its styles, and the folder of those that were painted before. */
export interface CardTask {
  readonly svg: string;
  readonly cache: string;
}

// All cores have a worker already.
sharp.concurrency(1);

answerTasks(({ svg, cache }: CardTask) =>
  cachedFile(
    cache,
    `${cacheKey(JSON.stringify(sharp.versions), paint.toString(), outlineTexts.toString(), svg)}.png`,
    () => paint(outlineTexts(svg)),
  ),
);
