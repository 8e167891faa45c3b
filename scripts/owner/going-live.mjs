import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postsOf, replaceAll } from './edits.mjs';

const business = 'packages/content/src/business.ts';
const contact = 'packages/content/src/pages/contact.ts';
const pages = 'packages/content/src/pages/new-home';
const source = "sample: false,\n        source: 'Trustpilot, March 2026',";

/** The answers that an owner still gives after the first edits, before the site goes live. */
const answers = {
  [business]: [
    [/(youtube\.com\/)@[\w.-]+/, '$1@arctools'],
    [/(t\.me\/)\w+/, '$1arctools'],
    [/(discord\.gg\/)\w+/, '$1arctools'],
    [/sample: true/, 'sample: false'],
  ],
  'packages/content/src/reviews.ts': [[/sample: true,/g, source]],
  [`${pages}/en.ts`]: [
    [/sample: true,/g, source],
    [/(lead: )'These three are samples\.[^']*'/, "$1'Three customers on what changed.'"],
  ],
  [`${pages}/es.ts`]: [
    [/sample: true,/g, source],
    [/(lead: )'[^']*muestra[^']*'/, "$1'Tres clientes cuentan qué cambió.'"],
  ],
  'packages/content/src/shop/owner-facts.ts': [
    [
      /^( *)asks: (?:\{\n.*\n.*\n *\}|\w+\('[\w-]+'\)),/gm,
      "$&\n$1answer: { en: 'We state it here.', es: 'Lo indicamos aquí.' },",
    ],
  ],
};

/** The mistakes of the security review, each where an owner makes it, and how its line begins. */
export const mistakes = [
  [business, /(origin: 'http)s/, '$1', 'business.origin'],
  [business, /(email: )'[^']+'/, "$1''", 'business.email'],
  [business, /(phone: )'[^']+'/, "$1'call us'", 'business.phone'],
  [business, /https:\/\/t\.me\/\w+/, 'http://localhost:3000/tg', 'business.community.telegram.url'],
  [business, /https:\/\/discord\.gg\/\w+/, '', 'business.community.discord.url'],
  [business, /https:(\/\/calendar)/, 'pay.acme-otm.io/class#$1', 'business.booking.url'],
  [
    business,
    /https:\/\/[^']+\/master-class/,
    'javascript:alert(document.domain)',
    'business.masterClass.url',
  ],
  [business, /\/wallet\/\{item\}/, '/card/{item}', 'business.checkouts.wallet.template'],
  ['.env', /(PUBLIC_KEY=).*/, '$1TODO', 'SITE_MAIL_PUBLIC_KEY'],
  ['.env', /(SERVICE_ID=).*/, '$1your_service_id', 'SITE_MAIL_SERVICE_ID'],
  ['.env', /(LICENCE_TEMPLATE_ID=).*/, '$1template_c4n7t2a', 'SITE_MAIL_LICENCE_TEMPLATE_ID'],
  ['.env', /(BLOCK_LIST=).*/, '$1http://localhost:3000/list.txt', 'SITE_BLOCK_LIST'],
  ['.env', /(SITE_KEY=).*/, `$1ES_${'0123456789abcdef'.repeat(2)}`, 'SITE_CAPTCHA_SITE_KEY'],
  ['.env', /$/, 'SITE_MAIL_CAPTCHA_PARAMETR=token\n', 'SITE_MAIL_CAPTCHA_PARAMETR'],
  [contact, /^ *email: 'Escribe [^']+',\n/m, '', '"other.email" has no text in "es"'],
];

const edit = (root, file, replacements) => {
  const path = join(root, file);
  writeFileSync(path, replaceAll(readFileSync(path, 'utf8'), replacements, file));
};

/** Texts that call the reviews or the videos samples. */
const sampleTexts = '{articles/reviews,videos/review-*,statements/accessibility}/*.md';

/** Answers everything that the first edits left open, in a copy of the repository. */
export function answerAll(root) {
  for (const [file, replacements] of Object.entries(answers)) edit(root, file, replacements);
  const videos = globSync('packages/content/videos/**/*.md', { cwd: root }).toSorted();
  for (const [index, file] of videos.entries())
    edit(root, file, [[/^id: .+$/m, `id: arcVideo${String(index).padStart(3, '0')}`]]);
  for (const file of globSync(`packages/content/${sampleTexts}`, { cwd: root }))
    edit(root, file, [[/\b(?:de )?(?:samples?|muestras?)\b/gi, 'real']]);
}

/** Gives two posts of a copy one slug, which only the build finds. Returns a function that takes it back. */
export function repeatSlug(root) {
  const [first, second] = postsOf(root).posts.map((id) => `packages/content/articles/${id}/en.md`);
  const [slug] = /^slug: .+$/m.exec(readFileSync(join(root, first), 'utf8'));
  const before = readFileSync(join(root, second), 'utf8');
  edit(root, second, [[/^slug: .+$/m, slug]]);
  return () => writeFileSync(join(root, second), before);
}

/** Makes every mistake of the review in a copy that is ready. */
export function makeMistakes(root) {
  for (const [file, pattern, value] of mistakes) edit(root, file, [[pattern, value]]);
}
