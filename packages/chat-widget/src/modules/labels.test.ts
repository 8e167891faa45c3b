import { describe, expect, it } from 'vitest';
import { english } from '../core/labels.ts';
import { launcherLabel, launcherLabels } from '../core/languages.ts';
import { importModule } from '../element/import-module.ts';
import { labelsModule, type ModuleName } from '../element/module-names.ts';

const languages = Object.keys(launcherLabels).filter((language) => language !== 'en');

describe('labelsModule', () => {
  it.each(languages)('returns the module of %s, also for its regions', (language) => {
    expect(labelsModule(language)).toBe(`labels-${language}`);
    expect(labelsModule(`${language.toUpperCase()}-XX`)).toBe(`labels-${language}`);
  });

  it.each(['en', 'en-GB', 'est', 'sv', '', 'constructor', '__proto__'])(
    'returns nothing for %s, which leaves English',
    (language) => {
      expect(labelsModule(language)).toBeUndefined();
    },
  );
});

describe.each(languages)('the labels of %s', (language) => {
  it('has every label and placeholder, none of them in English', async () => {
    const { labels } = await importModule(`labels-${language}` as ModuleName);
    expect(Object.keys(labels ?? {}).sort()).toEqual([...Object.keys(english), 'label-qr'].sort());
    for (const [name, text] of Object.entries(english)) {
      const translation = labels?.[name as keyof typeof english] ?? '';
      expect(translation.length).toBeGreaterThan(1);
      expect(translation).not.toBe(text);
      expect(translation.includes('{channel}')).toBe(text.includes('{channel}'));
    }
  });

  it('names the launcher as the React component does before its code is there', async () => {
    const { labels } = await importModule(`labels-${language}` as ModuleName);
    expect(labels?.label).toBe(launcherLabel(language));
  });
});

it('names the launcher in English for other languages', () => {
  for (const tag of ['en', 'sv', '', 'constructor']) expect(launcherLabel(tag)).toBe(english.label);
});
