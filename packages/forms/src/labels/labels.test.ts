import { contactFields, licenseFields, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { contactLabels, licenseLabels } from './index.ts';

describe.each(locales)('the ready-made labels in %s', (locale) => {
  it('name every field and no other', () => {
    const names = (fields: readonly { readonly name: string }[]) =>
      fields.map(({ name }) => name).toSorted();
    expect(Object.keys(contactLabels[locale].fields).toSorted()).toEqual(names(contactFields));
    expect(Object.keys(licenseLabels[locale].fields).toSorted()).toEqual(names(licenseFields));
  });

  it('offer an e-mail wherever the form may not work', () => {
    const { failure, withoutScript, captcha } = contactLabels[locale];
    for (const text of [failure, withoutScript, captcha.alternative, captcha.unavailable])
      expect(text).toContain('{email}');
  });
});
