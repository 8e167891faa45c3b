import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const doubled = (_, key, amount) => `${key}${2 * Number(amount)}`;

/** Swaps red and blue in all colors of a token, which keeps contrasts. */
const recolored = (token) => token.replace(/"#(..)(..)(..)"/g, '"#$3$2$1"');

/**
 * What an owner changes first, by file. The patterns name keys, never values: the experiment works
 * on whatever the owner has set.
 */
export const edits = {
  'packages/content/src/business.ts': [
    [/(product: )'[^']+'/, "$1'Arc'"],
    [/(productSlug: )'[^']+'/, "$1'arc'"],
    [/(company: )'[^']+'/, "$1'Arc Trading Tools'"],
    [/(origin: )'[^']+'/, "$1'https://www.arctools.io'"],
    [/(email: )'[^']+'/, "$1'help@arctools.io'"],
    [/(phone: )'[^']+'/, "$1'1 415 200 0143'"],
  ],
  'packages/ui/src/tokens/tokens.json': [[/ {4}"accent[\w-]*": \{.*?\n {4}\}/gs, recolored]],
  'apps/site/logo.svg': [[/( d=)"[^"]+"/, '$1"M4 4h12v12H4z"']],
  'packages/content/src/shop/plans.ts': [
    [/(\b(?:price|regularPrice|amount): )(\d+)/g, doubled],
    [
      /(?=\n\} as const satisfies Record<string, Offer>)/,
      `
  team: {
    billing: 'lifetime',
    plus: false,
    price: 3000,
    regularPrice: 3500,
    item: 'team-lifetime',
    colors: steel,
  },`,
    ],
    [
      /(\n {2}\],\n {2}es: \[)/,
      "\n    plan('en', offers.team, { name: 'Team', action: 'Get the team plan' }),$1",
    ],
  ],
  'packages/content/src/shop/products.ts': [
    [/(part\(\w+, )(\d+)/g, doubled],
    [/(price: )(\d+)/g, doubled],
  ],
  'packages/content/src/shop/monthly-prices.ts': [[/(\w+: )(\d+)/g, doubled]],
};

/** Accounts for the real services. */
const environment = `SITE_SERVICES=live
SITE_MAIL_PUBLIC_KEY=k3yOfTheOwner
SITE_MAIL_SERVICE_ID=service_owner
SITE_MAIL_CONTACT_TEMPLATE_ID=template_c4n7t2a
SITE_MAIL_LICENCE_TEMPLATE_ID=template_l9c5n3e
SITE_BLOCK_LIST=https://lists.arctools.io/block-list.txt
SITE_CAPTCHA_SITE_KEY=5d3b1c8e-0000-4000-8000-0123456789ab
`;

/**
 * Replaces patterns in a text.
 *
 * @throws Error if one of them isn't there: the experiment would prove less than it claims.
 */
export function replaceAll(text, replacements, file) {
  return replacements.reduce((edited, [pattern, value]) => {
    if (edited.search(pattern) < 0)
      throw new Error(`${file} has nothing like ${pattern}: update scripts/owner/edits.mjs.`);
    return edited.replace(pattern, value);
  }, text);
}

/** Returns the posts of a blog, and those among them that no other text links to. */
export function postsOf(root) {
  const content = join(root, 'packages/content');
  const texts = globSync('{articles,glossary,statements,videos}/**/*.md', { cwd: content }).map(
    (file) => ({ file, text: readFileSync(join(content, file), 'utf8') }),
  );
  const posts = texts
    .filter(({ file, text }) => /^articles.*en\.md$/.test(file) && /^group: blog$/m.test(text))
    .map(({ file }) => dirname(file).replace(/.*[/\\]/, ''));
  const isLinked = (id) => texts.some(({ text }) => text.includes(`article "${id}"`));
  return { posts, unlinked: posts.filter((id) => !isLinked(id)) };
}

/** Removes a post that nothing links to, and rewords another one. */
function editPosts(root) {
  const { posts, unlinked } = postsOf(root);
  const [removed] = unlinked;
  if (!removed) throw new Error('Every post is linked: no post can be removed for the experiment.');
  rmSync(join(root, 'packages/content/articles', removed), { recursive: true });
  const file = `packages/content/articles/${posts.find((id) => id !== removed)}/en.md`;
  const text = readFileSync(join(root, file), 'utf8');
  const title = [/^title: .+$/m, 'title: A title that the owner prefers'];
  writeFileSync(join(root, file), replaceAll(text, [title], file));
}

/** Makes every edit in a copy of the repository; `host` is where the old brand's links point to. */
export function editAsOwner(root, host) {
  for (const [file, replacements] of Object.entries(edits)) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(host, 'arctools.io');
    writeFileSync(join(root, file), replaceAll(text, replacements, file));
  }
  editPosts(root);
  writeFileSync(join(root, '.env'), environment);
}
