import type { RequirementId, RequirementTexts } from '@otm/schema';
import type { Computer } from './detect-system.ts';

/** Whether a requirement is met; browsers do not tell everything. */
export type Verdict = 'met' | 'missed' | 'unseen';

/** What was found for a requirement, in words where the browser told anything. */
export interface Finding {
  readonly verdict: Verdict;
  readonly found?: string;
}

/** A finding for each requirement. */
export type Findings = Readonly<Record<RequirementId, Finding>>;

type Words = Pick<
  RequirementTexts,
  'about' | 'bits' | 'clock' | 'olderWindows' | 'orLater' | 'orMore' | 'processors' | 'scaled'
>;

const unseen: Finding = { verdict: 'unseen' };

/** Holds what a browser tells of a computer against the minimum. */
export const checkRequirements = (computer: Computer, words: Words): Findings => ({
  system: judgeSystem(computer, words),
  processor: judgeProcessor(computer, words),
  memory: judgeMemory(computer, words),
  framework: unseen,
  screen: judgeScreen(computer, words),
  graphics: unseen,
});

function judgeSystem({ system, windows }: Computer, words: Words): Finding {
  if (!system) return unseen;
  if (system !== 'Windows') return { verdict: 'missed', found: system };
  if (!windows) return { verdict: 'unseen', found: system };
  const { name, orLater } = windows;
  if (name === 'older') return { verdict: 'missed', found: words.olderWindows };
  // Windows 8 is too old, Server 2012 is not, and both report the same.
  if (name === '8') return { verdict: 'unseen', found: 'Windows 8, Server 2012' };
  return { verdict: 'met', found: `Windows ${name}${orLater ? ` ${words.orLater}` : ''}` };
}

/** No browser tells how fast a processor is. */
function judgeProcessor({ bits, processors }: Computer, words: Words): Finding {
  const told = [
    ...(processors ? [`${words.processors}: ${processors}`] : []),
    ...(bits ? [`${bits} ${words.bits}`] : []),
  ];
  if (told.length === 0) return unseen;
  return { verdict: 'unseen', found: [...told, words.clock].join(', ') };
}

/** Browsers stop counting: the most that many of them say is eight. */
const mostTold = 8;

function judgeMemory({ memory }: Computer, words: Words): Finding {
  if (!memory) return unseen;
  const more = memory >= mostTold ? ` ${words.orMore}` : '';
  return {
    verdict: memory >= 2 ? 'met' : 'missed',
    found: `${words.about} ${memory} GB${more}`,
  };
}

function judgeScreen({ screen }: Computer, words: Words): Finding {
  const { width, height, scale } = screen;
  const found = `${width} × ${height}`;
  if (isEnough(width, height)) return { verdict: 'met', found };
  // Scaling makes pixels fewer and zoom makes them more: the screen's own number is not told.
  if (isEnough(width * scale, height * scale))
    return { verdict: 'unseen', found: `${found} ${words.scaled}` };
  return { verdict: 'missed', found };
}

/** A screen may stand upright. */
const isEnough = (width: number, height: number) =>
  Math.max(width, height) >= 1024 && Math.min(width, height) >= 768;
