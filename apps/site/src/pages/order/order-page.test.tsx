// @vitest-environment happy-dom
import { business, products } from '@otm/content';
import type { Product } from '@otm/schema';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../config/config.ts';
import { pathTo } from '../../routes/links.ts';
import { order } from '../../routes/order.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { OrderPage } from './order-page.tsx';

const product: Product = {
  id: 'one',
  name: { en: 'Delta One', es: 'Delta Uno' },
  price: 1234,
  item: 'delta-one',
};
const pack: Product = { ...product, name: { en: 'The pack', es: 'El paquete' }, partsTotal: 5678 };

/** Returns what the page says about the order: each term with its value. */
const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

afterEach(cleanup);

describe.each(['en', 'es'] as const)('the order page in %s', (locale) => {
  const { copy: texts, plans } = order.load({}, locale);
  const draw = (of?: Product) =>
    renderInShell(<OrderPage copy={texts} plans={plans} product={of} />, locale, 'order');

  it('names the product, its license and its price', () => {
    draw(product);
    expect(facts()).toContainEqual([texts.item, product.name[locale]]);
    expect(facts()).toContainEqual([texts.licence, texts.lifetime]);
    expect(facts().find(([term]) => term === texts.total)?.[1]).toMatch(/1.?234\u00a0USD/);
  });

  it('compares a bundle with its parts, and a single product with nothing', () => {
    draw(pack);
    expect(facts().find(([term]) => term === texts.partsTotal)?.[1]).toMatch(/5.?678/);
    cleanup();
    draw(product);
    expect(facts().map(([term]) => term)).not.toContain(texts.partsTotal);
  });

  it('says what else a bundle includes, and how an indicator differs from its free version', () => {
    const { freeAction, freeFact, packFact } = texts.contents;
    draw(pack);
    expect(document.body.textContent).toContain(packFact);
    expect(document.body.textContent).not.toContain(freeFact);
    cleanup();
    draw({ ...product, indicator: 'vwap' });
    expect(document.body.textContent).toContain(freeFact);
    expect(document.body.textContent).not.toContain(packFact);
    expect(screen.getByRole('link', { name: freeAction }).getAttribute('href')).toBe(
      pathTo('freeIndicators', locale, { id: 'vwap' }),
    );
  });

  it('has a button for each checkout, the first one primary', () => {
    draw(product);
    const links = within(screen.getByRole('region', { name: texts.payments })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      business.checkouts.map((provider) => endpoints.checkout(provider, 'delta-one', locale)),
    );
    expect(links.map((link) => link.dataset.variant)).toEqual(['primary', undefined]);
    for (const [index, link] of links.entries())
      expect(link.textContent).toContain(business.checkouts[index]?.name[locale]);
  });

  it('leaves the date to the visitor’s own clock', () => {
    draw(product);
    expect(document.querySelector('[data-today]')?.textContent).toBe('');
  });

  it('has neither price nor payment without a product', () => {
    draw();
    expect(screen.queryByRole('term')).toBeNull();
    expect(document.body.textContent).not.toMatch(/\$|USD/);
  });

  it('offers every product by name without a product', () => {
    draw();
    const links = within(screen.getByRole('navigation', { name: texts.empty.products }));
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(
      products.map(({ name }) => name[locale]),
    );
  });

  it('offers every plan by name without a product', () => {
    draw();
    const links = within(screen.getByRole('navigation', { name: texts.empty.plans }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      plans.map(({ id }) => `${locale === 'es' ? '/es/buy' : '/buy'}#${id}`),
    );
  });

  it('links to the policies either way', () => {
    for (const of of [product, undefined]) {
      draw(of);
      for (const link of screen.getAllByRole('link', { name: texts.policies }))
        expect(link.getAttribute('href')).toBe(locale === 'es' ? '/es/policies' : '/policies');
      cleanup();
    }
  });
});
