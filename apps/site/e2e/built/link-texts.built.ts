import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { attributesOf, type Element, elementsIn, textIn } from '../../scripts/deploy/html-tree.ts';
import { readDocuments } from '../fixtures/documents.ts';

/** Texts that don't describe what they link to, in lowercase and without accents. */
const generic = new Set([
  // The English and Spanish lists of Lighthouse's audit of link texts, and more of their kind.
  ...['click', 'click here', 'click this', 'continue', 'details', 'find out more', 'go', 'here'],
  ...['info', 'information', 'learn more', 'link', 'more', 'more details', 'more info'],
  ...['more information', 'open', 'page', 'read', 'read more', 'right here', 'see', 'see more'],
  ...['show more', 'start', 'this', 'this link', 'this page', 'view', 'view more'],
  ...['abrir', 'aqui', 'clic', 'clic aqui', 'clica aqui', 'click aqui', 'continuar', 'detalles'],
  ...['empezar', 'enlace', 'esta pagina', 'este', 'este enlace', 'haz clic', 'haz clic aqui'],
  ...['informacion', 'ir', 'leer', 'leer mas', 'mas', 'mas detalles', 'mas informacion'],
  ...['mostrar mas', 'pagina', 'pincha aqui', 'pulsa aqui', 'saber mas', 'seguir leyendo', 'ver'],
  ...['ver detalles', 'ver mas'],
]);

/** The accessible name of a link, without what its icon adds, as in "(opens in a new tab)". */
function nameOf(link: Element): string {
  const pictures = [...elementsIn(link)].map((it) => attributesOf(it).get('alt') ?? '');
  const name = attributesOf(link).get('aria-label') ?? [textIn(link), ...pictures].join(' ');
  return name.replace(/\([^)]*\)/g, '').trim();
}

/** The words of a text, in lowercase and without accents. */
const wordsIn = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/\w+/g)?.join(' ') ?? '';

const { pages, redirects } = readDocuments('owner');
const links = [...pages, ...redirects].flatMap(({ html, path }) =>
  [...elementsIn(parse(html))]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => ({ path, name: nameOf(link) })),
);

it('finds the links of both languages', () => {
  const names = new Set(links.map(({ name }) => name));
  expect([...names]).toEqual(expect.arrayContaining(['Contact', 'Contacto', 'YouTube']));
});

it('describes the target of every link', () => {
  const vague = links.filter(({ name }) => generic.has(wordsIn(name)) || name === '');
  expect([...new Set(vague.map(({ name, path }) => `${path}: "${name}"`))]).toEqual([]);
});
