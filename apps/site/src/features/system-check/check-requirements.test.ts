import { installPage } from '@otm/content/pages';
import { describe, expect, it } from 'vitest';
import { checkRequirements } from './check-requirements.ts';
import type { DetectedSystem } from './detect-system.ts';

const words = installPage.en.requirements.texts;
const screen = { width: 1920, height: 1080, scale: 1 };
const judge = (computer: Partial<DetectedSystem>) =>
  checkRequirements({ screen, ...computer }, words);

describe('the system', () => {
  it.each<[Partial<DetectedSystem>, string, string | undefined]>([
    [{ system: 'Windows', windows: { name: '11' } }, 'met', 'Windows 11'],
    [{ system: 'Windows', windows: { name: '10', orLater: true } }, 'met', 'Windows 10 or later'],
    [{ system: 'Windows', windows: { name: '8.1' } }, 'met', 'Windows 8.1'],
    [{ system: 'Windows', windows: { name: '8' } }, 'unseen', 'Windows 8, Server 2012'],
    [{ system: 'Windows', windows: { name: 'older' } }, 'missed', 'Windows before 8.1'],
    [{ system: 'Windows' }, 'unseen', 'Windows'],
    [{ system: 'macOS' }, 'missed', 'macOS'],
    [{}, 'unseen', undefined],
  ])('%j is %s', (computer, verdict, found) => {
    expect(judge(computer).system).toEqual({ verdict, ...(found && { found }) });
  });
});

describe('memory', () => {
  it.each([
    [0.5, 'missed', 'about 0.5 GB'],
    [1, 'missed', 'about 1 GB'],
    [2, 'met', 'about 2 GB'],
    [8, 'met', 'about 8 GB or more'],
  ])('of %s GB is %s', (memory, verdict, found) => {
    expect(judge({ memory }).memory).toEqual({ verdict, found });
  });
});

describe('a screen', () => {
  it.each([
    [1024, 768, 1, 'met', '1024 × 768'],
    [768, 1024, 1, 'met', '768 × 1024'],
    [1023, 768, 1, 'missed', '1023 × 768'],
    [1366, 767, 1, 'missed', '1366 × 767'],
    [960, 540, 4, 'unseen', '960 × 540 as reported by the browser'],
  ])('of %s × %s at scale %s is %s', (width, height, scale, verdict, found) => {
    expect(judge({ screen: { width, height, scale } }).screen).toEqual({ verdict, found });
  });
});

it('nothing is claimed of what no browser tells', () => {
  const { framework, graphics, memory, processor } = judge({ processors: 8, bits: 64 });
  expect([framework, graphics, memory]).toEqual(Array(3).fill({ verdict: 'unseen' }));
  expect(processor).toEqual({
    verdict: 'unseen',
    found: 'Logical processors: 8, 64 bit, clock speed not reported',
  });
});
