import { describe, expect, it } from 'vitest';
import { change, linesOf } from './testing/change.ts';
import { readySettings } from './testing/ready-settings.ts';

const card = 'business/checkouts/0/';
const wallet = 'business/checkouts/1/';

it('adds up prices in cents', () => {
  const [bundle] = readySettings.products;
  const parts = ['a', 'b', 'c'].map((id) => ({ id, name: bundle?.name, price: 99.9, item: id }));
  const products = [{ ...bundle, price: 197, partsTotal: 299.7 }, ...parts];
  const settings = change('products', products);
  Reflect.set(settings.business.checkouts[0], 'template', 'https://pay.acme.io/cards/{item}');
  Reflect.deleteProperty(Object(settings.business.checkouts[0].links), 'swing');
  expect(linesOf(settings)).toEqual([]);
});

it('asks for no URL of an item without a name', () => {
  const lines = linesOf(change('plans/es/1/installments/item', ''));
  expect(lines.join('\n')).toContain('plans.es.lifetime.installments.item is not set');
  expect(lines.join('\n')).not.toContain('has no URL');
});

it('reports two checkouts with one template once', () => {
  const settings = change(`${card}template`, 'https://pay.acme.io/{language}/{item}');
  const { checkouts } = settings.business;
  Reflect.set(checkouts[0], 'links', {});
  expect(linesOf(settings)).toEqual([
    'business.checkouts.wallet.template "https://pay.acme.io/{language}/{item}" is also the URL of card.template. Give each item and each checkout a URL of its own.',
  ]);
});

describe('values that don’t fit together', () => {
  const id = '5d3b1c8e-9a4f-4c21-8d17-0123456789ab';
  const counting = (
    SITE_ANALYTICS: string,
    SITE_ANALYTICS_URL: string,
    SITE_ANALYTICS_ID: string,
  ) =>
    linesOf({
      ...readySettings,
      environment: {
        ...readySettings.environment,
        SITE_ANALYTICS,
        SITE_ANALYTICS_URL,
        SITE_ANALYTICS_ID,
      },
    });

  it('accepts the account of each adapter', () => {
    expect(counting('plausible', 'https://plausible.io/api/event', 'acme-flow.io')).toEqual([]);
    expect(counting('umami', 'https://stats.acme.io/api/send', id)).toEqual([]);
  });

  it.each([
    ['umami', 'https://stats.acme.io/api/send', 'acme-flow.io', /^SITE_ANALYTICS_ID .* of umami/],
    ['plausible', 'https://plausible.io/api/event', id, /^SITE_ANALYTICS_ID .* of plausible/],
    ['plausible', 'https://plausible.io', 'acme-flow.io', /^SITE_ANALYTICS_URL .*takes events/],
    ['umami', 'https://stats.acme.io/script.js', id, /^SITE_ANALYTICS_URL .*takes events/],
  ])('refuses %s with %s and the id %s', (adapter, collector, account, line) => {
    expect(counting(adapter, collector, account)).toEqual([expect.stringMatching(line)]);
  });

  it('refuses a price of its own in one language only at the same checkout', () => {
    const { en } = readySettings.plans;
    const other = { ...readySettings, plans: { en, es: en.map((it) => ({ ...it, price: 391 })) } };
    const prices = linesOf(other).filter((line) => line.includes('.price '));
    expect(prices).toEqual([
      expect.stringMatching(
        /^plans\.es\.lifetime\.price "391" .* of plans\.en\.lifetime\.price, 790/,
      ),
    ]);
  });

  it('refuses an affiliate’s code that would replace the item', () => {
    const settings = change(`${wallet}template`, 'https://pay.acme.io/buy?ref={item}');
    Reflect.set(settings.business.checkouts[1], 'affiliateParameter', 'ref');
    expect(linesOf(settings)).toEqual([
      expect.stringMatching(/^business\.checkouts\.wallet\.affiliateParameter "ref".*replace/),
    ]);
  });
});
