import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installGuideIds, locales } from '@otm/schema';
import { readContent } from '../markdown/read-content.ts';
import { reviews } from '../reviews.ts';
import { createLibrary } from './create-library.ts';
import type { Library } from './library.ts';
import { sampleFacts } from './node-library.ts';
import type { CountedVisits } from './site-facts.ts';

const textFields = (title: string) => `title: ${title}
linkTitle: ${title}
summary: A summary.
metaTitle: ${title}
description: A description.
risk: A risk.`;

const statement = (title: string) => `---
title: ${title}
lead: A lead.
metaTitle: ${title}
description: A description.
---

A paragraph.
`;

const statements = (id: string, en: string, es: string) => ({
  [`statements/${id}/en.md`]: statement(en),
  [`statements/${id}/es.md`]: statement(es),
});

const guideVideo = '---\nid: sample\ntitle: A video\nduration: 1:00\n---\n';
const video = `${guideVideo}\nWhat it says.\n`;

const installVideos = Object.fromEntries(
  installGuideIds.flatMap((id) =>
    locales.map((locale) => [`videos/install-${id}/${locale}.md`, guideVideo]),
  ),
);

const reviewVideos = Object.fromEntries(
  locales.flatMap((locale) =>
    (reviews[locale] ?? []).map(({ id }) => [`videos/review-${id}/${locale}.md`, video]),
  ),
);

/** A small shop's Markdown, by path: valid until a test changes a file. */
export const fixtureFiles: Readonly<Record<string, string>> = {
  'articles/first/en.md': `---
${textFields('First')}
slug: first
group: system
picture: hero
published: 2026-11-02
related: [delta]
---

A paragraph.
`,
  'articles/first/es.md': `---
${textFields('Primero')}
slug: primero
---

Un párrafo.
`,
  'glossary/delta/en.md':
    '---\nname: Delta\nrelated: []\n---\n\nShort.\n\nLong.\n\nExample.\n\nMistake.\n',
  'glossary/delta/es.md': '---\nname: Delta\n---\n\nCorto.\n\nLargo.\n\nEjemplo.\n\nError.\n',
  ...statements('accessibility', 'Accessibility', 'Accesibilidad'),
  ...statements('built-in', 'Built in', 'Incluido'),
  ...statements('company', 'Company', 'Empresa'),
  ...statements('license-terms', 'License terms', 'Términos de licencia'),
  ...statements('policies', 'Policies', 'Políticas'),
  ...statements('privacy', 'Privacy', 'Privacidad'),
  ...statements('risk', 'Risk', 'Riesgo'),
  'videos/master-class/en.md': video,
  'videos/master-class/es.md': video,
  'videos/what-is/en.md': video,
  'videos/what-is/es.md': video,
  ...installVideos,
  ...reviewVideos,
};

/** The library of Markdown files that are given by path; `undefined` leaves a file out. */
export function libraryOf(
  root: string,
  files: Readonly<Record<string, string | undefined>>,
  visits?: CountedVisits,
): Library {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return createLibrary(readContent(root), { ...sampleFacts, visits });
}
