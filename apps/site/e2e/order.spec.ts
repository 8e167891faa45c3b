import { expect, missingDocument, test } from './fixtures/test.ts';

const parts = ['Delta Swing', 'Delta Micro', 'Volume Profile', 'Delta Cumulative', 'VWAP'];
const products = [
  { price: '$497 USD', item: 'pack' },
  { price: '$288 USD', item: 'swing' },
  { price: '$288 USD', item: 'micro' },
  { price: '$192 USD', item: 'profile' },
  { price: '$192 USD', item: 'cumulative' },
  { price: '$192 USD', item: 'vwap' },
];
const languages = [
  {
    root: '',
    names: ['OTM All-in-One Pack', ...parts],
    lifetime: 'Lifetime',
    policies: 'Sales and Return Policies',
    total: 'Total to pay',
  },
  {
    root: '/es',
    names: ['Paquete todo en uno de OTM', ...parts],
    lifetime: 'De por vida',
    policies: 'Políticas de venta y devolución',
    total: 'Total a pagar',
  },
];

for (const { root, lifetime, names, policies, total } of languages)
  for (const [id, { price, item }] of products.entries()) {
    const name = names[id];
    test(`${root}/order/${id} sells ${name}`, async ({ page }) => {
      await page.goto(`${root}/order/${id}?aff=x`);
      const rows = page.locator('dl > div');
      await expect(rows.locator('dd', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
      await expect(rows.locator('dd', { hasText: new RegExp(`^${lifetime}$`) })).toBeVisible();
      const due = rows.filter({ has: page.locator('dt', { hasText: total }) }).locator('dd');
      await expect(due).toHaveText(price);
      await expect(rows.getByText('1,152')).toHaveCount(id === 0 ? 1 : 0);
      await expect(rows.getByText('$655 USD')).toHaveCount(id === 0 ? 1 : 0);
      if (id === 0) {
        const parts = rows.filter({ hasText: /separately|por separado/ });
        await expect(parts.locator('dd')).toHaveText('$1,152 USD');
      }

      const checkouts = page.locator('a[href*="/__sandbox/checkout/"]');
      await expect(checkouts).toHaveCount(2);
      for (const [index, provider] of ['card', 'wallet'].entries()) {
        const link = checkouts.nth(index);
        await expect(link).toHaveAttribute(
          'href',
          new RegExp(`/__sandbox/checkout/${provider}/${item}(?:\\?|$)`),
        );
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(link).toHaveAccessibleName(root ? /^Pagar/ : /^Checkout/);
      }
      for (const link of await page.getByRole('link', { name: policies }).all())
        await expect(link).toHaveAttribute('href', `${root}/policies`);
      await expect(page.locator(`main a[href="${root}/licence"]`)).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute(
        'href',
        root || '/',
      );
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });
  }

for (const [timezoneId, date] of [
  ['Pacific/Kiritimati', '2026-03-02'],
  ['Pacific/Pago_Pago', '2026-02-28'],
  ['America/New_York', '2026-03-01'],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`shows the order date ${date}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-03-01T10:30:00Z');
      for (const path of ['/order/0', '/es/order/3']) {
        await page.goto(path);
        await expect(page.getByRole('time')).toHaveText(date);
      }
    });
  });

const hostileIds = [
  '',
  '/',
  '/__proto__',
  '/constructor',
  '/-1',
  '/6',
  '/1e9',
  '/1.5',
  '/01',
  '/0x1',
  '/%20',
  '/0%00',
  '/Infinity',
  '/NaN',
  '/0/1',
  '/undefined',
  '/%3Cscript%3E',
  '/99999999999999999999999',
];

test.describe('an order that does not exist', () => {
  test.use({ expectedMessages: [missingDocument] });

  for (const id of hostileIds)
    test(`/order${id} offers plans and orders by name, without a product, a price or a button`, async ({
      page,
    }) => {
      for (const { root, names } of languages) {
        const response = await page.goto(`${root}/order${id}`);
        expect(response?.status()).toBe(id.length > 1 ? 404 : 200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /^(Your order|Su pedido)$/,
        );
        const main = page.getByRole('main');
        await expect(main).not.toContainText(/\$|USD|undefined|NaN/);
        await expect(main.locator('dl')).toHaveCount(0);
        await expect(main.getByRole('navigation').last().getByRole('link')).toHaveText(names);
        await expect(main.locator(`a[href^="${root}/buy#"]`)).toHaveCount(root ? 4 : 2);
        await expect(page.locator('a[href*="checkout"], button')).toHaveCount(0);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      }
    });
});
