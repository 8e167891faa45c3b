import { expect, it } from 'vitest';
import { Notice } from '../notice/notice.tsx';
import { Section } from '../section/section.tsx';
import { localized } from './localized.ts';

it('returns the English props as args and the Spanish ones as a parameter', () => {
  const story = localized(Section, {
    en: { title: 'Indicators', lead: 'Eight of them.' },
    es: { title: 'Indicadores' },
    parameters: { layout: 'fullscreen' },
  });
  expect(story).toEqual({
    args: { title: 'Indicators', lead: 'Eight of them.' },
    parameters: { layout: 'fullscreen', es: { title: 'Indicadores' } },
  });
});

it('compiles only with props of the component, in every language', () => {
  // @ts-expect-error: a typo in a Spanish prop
  localized(Notice, { en: { label: 'Notice' }, es: { lable: 'Aviso' } });
  // @ts-expect-error: a typo in an English prop
  localized(Notice, { en: { lable: 'Notice' }, es: {} });
  // @ts-expect-error: a Spanish value of the wrong type
  localized(Notice, { en: { label: 'Notice' }, es: { label: 1 } });
  // @ts-expect-error: no Spanish props
  localized(Notice, { en: { label: 'Notice' } });
});
