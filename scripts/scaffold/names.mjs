import { slugify } from '../../packages/content/scripts/slugify.ts';
import { ScaffoldError } from './scaffold-error.mjs';

/** How each kind is called, with an example. */
export const usages = {
  page: 'npm run new:page -- partners "Partner program" "Programa de socios"',
  block: 'npm run new:block -- checklist',
  plan: 'npm run new:plan -- studio "Studio" "Estudio"',
  indicator: 'npm run new:indicator -- bar-range "Bar Range" "Rango de barra"',
};

/** Names that the site's folders, JavaScript or this command's templates have. */
const reserved =
  /^(?:en|es|index|assets|captcha|feed|sitemap|sample-name|sample|new|default|delete|class|function|import|export|return|switch|this|void|const|let|var|if|else|for|while|do|in|of|null|true|false|undefined|type|interface|enum|package|public|private|static|super|throw|try|catch|typeof|with|yield|await|async|arguments|eval)$/;

const longestName = 30;
const longestTitle = 40;

const camelCase = (name) => name.replace(/-([a-z\d])/g, (_, letter) => letter.toUpperCase());
const pascalCase = (name) => camelCase(`-${name}`);

function checkName(name) {
  if (!/^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/.test(name))
    throw new ScaffoldError(
      `"${name}" can’t be a name: use lower-case letters, digits and single hyphens, such as "bar-range".`,
    );
  if (name.length > longestName)
    throw new ScaffoldError(`"${name}" is too long: use at most ${longestName} characters.`);
  if (reserved.test(name)) throw new ScaffoldError(`"${name}" is reserved. Choose another name.`);
}

function checkTitle(title, language) {
  if (title.trim() !== title || /\s{2}/.test(title))
    throw new ScaffoldError(`The ${language} title "${title}" has spaces too many: remove them.`);
  if (!/^\p{L}[\p{L}\d ,:’-]*$/u.test(title))
    throw new ScaffoldError(
      `The ${language} title "${title}" must start with a letter; then letters, digits, spaces, commas, colons, hyphens and ’ are fine.`,
    );
  if (title.length > longestTitle)
    throw new ScaffoldError(
      `The ${language} title "${title}" is too long for search results: use at most ${longestTitle} characters.`,
    );
}

/**
 * Checks the arguments of a kind.
 *
 * @returns the texts that replace the templates' names.
 * @throws {ScaffoldError} naming the wrong argument and its remedy.
 */
export function checkArguments(kind, [name, english, spanish, ...rest]) {
  const usage = usages[kind];
  if (!usage)
    throw new ScaffoldError(
      `There’s no "${kind ?? ''}" to start. Use one of: ${Object.keys(usages).join(', ')}.`,
    );
  const hasTitles = kind !== 'block';
  const wrongCount = hasTitles ? !spanish || rest.length > 0 : !name || english !== undefined;
  if (wrongCount)
    throw new ScaffoldError(
      `A new ${kind} needs a name${hasTitles ? ' and a title in each language' : ' and nothing else'}, for example:\n\n  ${usage}`,
    );
  checkName(name);
  const values = {
    'sample-name': name,
    sampleName: camelCase(name),
    SampleName: pascalCase(name),
  };
  if (!hasTitles) return values;
  checkTitle(english, 'English');
  checkTitle(spanish, 'Spanish');
  if (english === spanish)
    throw new ScaffoldError(`Both titles are "${english}": write one in each language.`);
  return { ...values, TITLE_EN: english, TITLE_ES: spanish, SLUG_ES: slugify(spanish) };
}
