import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unfinishedTexts } from './unfinished-texts.ts';

it('lists each line that a template wrote, with its file', () => {
  const root = mkdtempSync(join(tmpdir(), 'unfinished-'));
  try {
    mkdirSync(join(root, 'articles/new'), { recursive: true });
    writeFileSync(
      join(root, 'articles/new/en.md'),
      '---\nrisk: "Sample text: the risk."\n---\nMine.',
    );
    writeFileSync(join(root, 'articles/new/es.md'), 'Texto de muestra: falta.');
    expect(unfinishedTexts(root)).toEqual([
      'articles/new/en.md:2: Still to write: risk: "Sample text: the risk."',
      'articles/new/es.md:1: Still to write: Texto de muestra: falta.',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
