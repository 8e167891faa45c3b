import type { RequirementId, RequirementTexts } from '@otm/schema';
import type { DetectedSystem } from './detect-system.ts';

/** Whether a requirement is met; browsers don't report everything. */
export type Verdict = 'met' | 'missed' | 'unseen';

/** The result for a requirement, with what the browser reported. */
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

/** Compares a detected system with the minimum requirements. */
export const checkRequirements = (detected: DetectedSystem, words: Words): Findings => ({
  system: checkOperatingSystem(detected, words),
  processor: checkProcessor(detected, words),
  memory: checkMemory(detected, words),
  framework: unseen,
  screen: checkScreen(detected, words),
  graphics: unseen,
});

function checkOperatingSystem({ system, windows }: DetectedSystem, words: Words): Finding {
  if (!system) return unseen;
  if (system !== 'Windows') return { verdict: 'missed', found: system };
  if (!windows) return { verdict: 'unseen', found: system };
  const { name, orLater } = windows;
  if (name === 'older') return { verdict: 'missed', found: words.olderWindows };
  // Windows 8 is too old, Server 2012 isn't, and both report the same version.
  if (name === '8') return { verdict: 'unseen', found: 'Windows 8, Server 2012' };
  return { verdict: 'met', found: `Windows ${name}${orLater ? ` ${words.orLater}` : ''}` };
}

/** No browser reports the speed of a processor. */
function checkProcessor({ bits, processors }: DetectedSystem, words: Words): Finding {
  const reported = [
    ...(processors ? [`${words.processors}: ${processors}`] : []),
    ...(bits ? [`${bits} ${words.bits}`] : []),
  ];
  if (reported.length === 0) return unseen;
  return { verdict: 'unseen', found: [...reported, words.clock].join(', ') };
}

/** The largest memory that many browsers report, in GB. */
const maxReported = 8;

function checkMemory({ memory }: DetectedSystem, words: Words): Finding {
  if (!memory) return unseen;
  const more = memory >= maxReported ? ` ${words.orMore}` : '';
  return {
    verdict: memory >= 2 ? 'met' : 'missed',
    found: `${words.about} ${memory} GB${more}`,
  };
}

function checkScreen({ screen }: DetectedSystem, words: Words): Finding {
  const { width, height, scale } = screen;
  const found = `${width} × ${height}`;
  if (isEnough(width, height)) return { verdict: 'met', found };
  // Scaling and zoom change the pixel count; browsers don't report the screen's own.
  if (isEnough(width * scale, height * scale))
    return { verdict: 'unseen', found: `${found} ${words.scaled}` };
  return { verdict: 'missed', found };
}

/** Accepts portrait screens too. */
const isEnough = (width: number, height: number) =>
  Math.max(width, height) >= 1024 && Math.min(width, height) >= 768;
